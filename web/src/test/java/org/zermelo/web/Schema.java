package org.zermelo.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Checks a document against the part of JSON Schema that openapi.json uses; unknown properties are findings too. */
final class Schema {

    private final Map<?, ?> root;
    private final List<String> findings = new ArrayList<>();

    private Schema(Map<?, ?> root) {
        this.root = root;
    }

    /** What is wrong with the document, each with its place. */
    static List<String> findings(Map<?, ?> openApi, Map<?, ?> schema, Object document) {
        Schema check = new Schema(openApi);
        check.check(schema, document, "$");
        return check.findings;
    }

    private void check(Map<?, ?> given, Object value, String at) {
        Map<?, ?> schema = resolve(given);
        if (schema.get("oneOf") instanceof List<?> choices) {
            boolean fits = choices.stream()
                    .anyMatch(
                            choice -> findings(root, (Map<?, ?>) choice, value).isEmpty());
            if (!fits) {
                findings.add(at + ": fits none of the alternatives: " + value);
            }
            return;
        }
        if (!typed(String.valueOf(schema.get("type")), value)) {
            findings.add(at + ": is no " + schema.get("type") + ": " + value);
            return;
        }
        if (schema.get("enum") instanceof List<?> allowed && !allowed.contains(value)) {
            findings.add(at + ": '" + value + "' is not among " + allowed);
        }
        if (value instanceof Map<?, ?> object) {
            object(schema, object, at);
        }
        if (value instanceof List<?> items && schema.get("items") instanceof Map<?, ?> item) {
            for (int i = 0; i < items.size(); i++) {
                check(item, items.get(i), at + "[" + i + "]");
            }
        }
    }

    private void object(Map<?, ?> schema, Map<?, ?> object, String at) {
        if (schema.get("required") instanceof List<?> required) {
            required.stream()
                    .filter(name -> !object.containsKey(name))
                    .forEach(name -> findings.add(at + ": lacks " + name));
        }
        if (schema.get("properties") instanceof Map<?, ?> properties) {
            object.forEach((name, value) -> {
                if (properties.get(name) instanceof Map<?, ?> property) {
                    check(property, value, at + "." + name);
                } else if (at.equals("$")
                        || !String.valueOf(schema.get("additional")).equals("true")) {
                    findings.add(at + ": has " + name + ", which is not documented");
                }
            });
        }
    }

    private Map<?, ?> resolve(Map<?, ?> schema) {
        if (!(schema.get("$ref") instanceof String ref)) {
            return schema;
        }
        Map<?, ?> schemas = (Map<?, ?>) ((Map<?, ?>) root.get("components")).get("schemas");
        return (Map<?, ?>) schemas.get(ref.substring(ref.lastIndexOf('/') + 1));
    }

    private static boolean typed(String type, Object value) {
        return switch (type) {
            case "object" -> value instanceof Map;
            case "array" -> value instanceof List;
            case "string" -> value instanceof String;
            case "integer" -> value instanceof Long;
            case "number" -> value instanceof Long || value instanceof Double;
            case "boolean" -> value instanceof Boolean;
            case "null" -> value == null;
            default -> throw new IllegalArgumentException("type " + type);
        };
    }
}
