public import Foundation

/// The scenes and scenarios that ship with the program.
public enum SceneLibrary {
  /// The folder that holds the shipped scenes' folders; works from any working directory.
  public static var root: URL { Bundle.module.bundleURL }
}
