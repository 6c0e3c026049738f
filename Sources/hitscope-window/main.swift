import Foundation
import Localization
import PNGFile

/// Runs the program and answers how it ends.
func outcome(of words: [String], _ environment: [String: String]) -> ExitStatus {
  var phrases: Phrasebook?
  do {
    let fallback = try Phrasebook(Language(environment: environment))
    phrases = fallback
    let arguments = try WindowArguments(words)
    if let language = arguments.language { phrases = try Phrasebook(language) }
    if arguments.wantsHelp {
      print((phrases ?? fallback).text(WindowPhrase.usage))
      return .fine
    }
    try WindowProgram(
      arguments: arguments, phrases: phrases ?? fallback, environment: environment
    ).run()
    return .fine
  } catch let status as ExitStatus {
    return status
  } catch let problem as WindowArguments.Problem {
    let sentence = phrases?.text(problem.phrase, ["argument": problem.argument])
    complain(sentence ?? problem.argument)
    return .usage
  } catch let error as PNGError {
    complain("\(error)")
    return .noInput
  } catch {
    complain("\(error)")
    return .internalError
  }
}

// X takes titles and composed text in the locale's encoding: UTF-8 even where none is set.
setlocale(LC_CTYPE, "")
if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }

let words = Array(CommandLine.arguments.dropFirst())
exit(outcome(of: words, ProcessInfo.processInfo.environment).rawValue)
