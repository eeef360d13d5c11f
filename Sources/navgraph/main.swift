import NavGraphCommandLine

exit(CommandLineProgram.whole.run(Array(CommandLine.arguments.dropFirst())).rawValue)
