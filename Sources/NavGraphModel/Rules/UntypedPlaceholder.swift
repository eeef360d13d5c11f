import NavGraphSyntax

extension Rule {
  static let untypedPlaceholder = Rule(
    number: 0715, severity: .error, summary: "placeholder of unknown type",
    rationale: """
      A placeholder has the type of the parameter that it's passed to.
      If it's only compared in the branches of a link, it has the type of what it's compared with: a String, an Int, a Bool, or the enum \
      that has these cases.
      If several enums have them, or none does, use a condition with a parameter of that enum.
      """,
    failing: """
      app Files {
        scheme files
        root   stack Main
      }
      enum Kind  { invoice, letter }
      enum Topic { invoice, taxes }
      screen Main
      screen Invoice(of: Topic)
      screen Letter(as: Kind)
      route "/new/{kind}" {
        when kind == .invoice -> Main / Invoice(of: .taxes)
        otherwise             -> Main / Letter(as: .letter)
      }
      """,
    corrected: """
      app Files {
        scheme files
        root   stack Main
      }
      enum Kind { invoice, letter }
      screen Main
      screen Invoice
      screen Letter(as: Kind)
      route "/new/{kind}" {
        when kind == .invoice -> Main / Invoice
        otherwise             -> Main / Letter(as: .letter)
      }
      """)
}

extension Diagnostic {
  static func untypedPlaceholder(named name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .untypedPlaceholder, message: "the type of `{\(name)}` is unknown", at: range, label: "matches several enums, or none",
      secondary: [Label(at: declared, text: "the placeholder")],
      help: ["pass it to a screen, or test it with a condition that has a parameter of its type"])
  }
}
