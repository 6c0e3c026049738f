/// Collects what there is to say of a file; the same thing said again only counts.
struct DiagnosticLog {
  private(set) var diagnostics: [ImportDiagnostic] = []
  private var places: [ImportDiagnostic.Kind: Int] = [:]

  mutating func note(_ remark: DumpRemark, line: Int?) { add(.text(remark), line: line) }
  mutating func note(_ remark: LayoutRemark, line: Int?) { add(.layout(remark), line: line) }
  mutating func note(_ remark: DocumentRemark, line: Int?) { add(.document(remark), line: line) }

  private mutating func add(_ kind: ImportDiagnostic.Kind, line: Int?) {
    if let place = places[kind] {
      diagnostics[place].count += 1
      return
    }
    places[kind] = diagnostics.count
    diagnostics.append(ImportDiagnostic(kind, line: line))
  }

  /// Everything in the order of the file, what is about the whole of it first.
  var sorted: [ImportDiagnostic] {
    diagnostics.enumerated()
      .sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}
