import SceneFormat

/// Validates values against the part of JSON Schema 2020-12 that the shipped schema uses.
struct SchemaValidator {
  let root: JSONValue

  /// Keywords that say nothing about validity.
  private static let annotations = ["$schema", "$id", "$defs", "title", "description"]

  func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    if let boolean = schema.boolean { return boolean }
    for member in schema.members where !Self.annotations.contains(member.key) {
      guard try accepts(value, keyword: member.key, member.value, of: schema) else { return false }
    }
    return true
  }

  private func accepts(
    _ value: JSONValue, keyword: String, _ argument: JSONValue, of schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "$ref": return try accepts(value, definition(argument.string ?? ""))
    case "anyOf": return try argument.elements.contains { try accepts(value, $0) }
    case "oneOf": return try argument.elements.filter { try accepts(value, $0) }.count == 1
    case "allOf": return try argument.elements.allSatisfy { try accepts(value, $0) }
    case "not": return try !accepts(value, argument)
    case "type": return isOfType(value, argument)
    case "const": return value == argument
    case "enum": return argument.elements.contains { $0 == value }
    case "pattern":
      guard let string = value.string else { return true }
      return try string.contains(Regex(argument.string ?? ""))
    case "minimum": return value.number.map { $0 >= argument.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= argument.number ?? 0 } ?? true
    default: return try acceptsContainer(value, keyword: keyword, argument, of: schema)
    }
  }

  private func acceptsContainer(
    _ value: JSONValue, keyword: String, _ argument: JSONValue, of schema: JSONValue
  ) throws -> Bool {
    let limit = Int(argument.number ?? 0)
    let isObject = value.kind == .object
    switch keyword {
    case "items": return try value.elements.allSatisfy { try accepts($0, argument) }
    case "minItems": return value.kind != .array || value.count >= limit
    case "maxItems": return value.kind != .array || value.count <= limit
    case "minProperties": return !isObject || value.count >= limit
    case "required":
      return !isObject || argument.elements.allSatisfy { value[$0.string ?? ""] != nil }
    case "properties":
      return try argument.members.allSatisfy { property in
        try value[property.key].map { try accepts($0, property.value) } ?? true
      }
    case "additionalProperties":
      return try value.members.allSatisfy { member in
        try schema["properties"]?[member.key] != nil || accepts(member.value, argument)
      }
    case "dependentSchemas":
      return try argument.members.allSatisfy { dependent in
        try value[dependent.key] == nil || accepts(value, dependent.value)
      }
    case "dependentRequired":
      return argument.members.allSatisfy { dependent in
        value[dependent.key] == nil
          || dependent.value.elements.allSatisfy { value[$0.string ?? ""] != nil }
      }
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private func isOfType(_ value: JSONValue, _ type: JSONValue) -> Bool {
    let names = type.string.map { [$0] } ?? type.elements.compactMap(\.string)
    return names.contains { name in
      switch name {
      case "integer": value.number.map { $0 == $0.rounded() } ?? false
      default: value.kind.rawValue == name
      }
    }
  }

  private func definition(_ reference: String) throws -> JSONValue {
    let prefix = "#/$defs/"
    guard reference.hasPrefix(prefix),
      let found = root["$defs"]?[String(reference.dropFirst(prefix.count))]
    else { throw UnknownKeyword(name: reference) }
    return found
  }

  struct UnknownKeyword: Error {
    let name: String
  }
}
