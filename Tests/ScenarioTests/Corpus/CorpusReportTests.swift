import TestSupport
import Testing

@Test func `without a collection of observations the run says that they didn't run`() {
  guard !Corpus.isHere else { return }

  RunReport.notRun(
    "corpus", because: "HITSCOPE_CORPUS names no folder of observations of real UIKit")
}
