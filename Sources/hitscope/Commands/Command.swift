/// One thing the program does, with its arguments understood.
protocol Command {
  func run(on console: Console) throws(CommandError) -> ExitStatus
}
