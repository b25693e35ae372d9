package org.zermelo.exam.program;

import java.util.List;

/** How Java, C++ and C# write the few things in which they differ. */
record Brace(Dialect dialect) {

    private String pick(String java, String cpp, String csharp) {
        return dialect == Dialect.JAVA ? java : dialect == Dialect.CPP ? cpp : csharp;
    }

    List<String> head() {
        return switch (dialect) {
            case JAVA -> List.of("import java.util.*;", "", "public class Task {");
            case CPP ->
                List.of(
                        "#include <algorithm>",
                        "#include <cstdlib>",
                        "#include <iostream>",
                        "#include <map>",
                        "#include <set>",
                        "#include <string>",
                        "#include <vector>",
                        "",
                        "using namespace std;",
                        "typedef vector<long long> Position;",
                        "");
            default ->
                List.of("using System;", "using System.Collections.Generic;", "using System.Linq;", "", "class Task {");
        };
    }

    List<String> helpers() {
        String head = pick("static long ", "long long ", "static long ");
        String number = number();
        String floorDiv = pick(
                "Math.floorDiv(a, b)",
                "a / b - ((a % b != 0) && ((a < 0) != (b < 0)))",
                "a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0)");
        return List.of(
                head + "floorDiv(" + number + " a, " + number + " b) { return " + floorDiv + "; }",
                head + "floorMod(" + number + " a, " + number + " b) { return a - b * floorDiv(a, b); }",
                answer());
    }

    /** Prints the answer as it is asked: r holds the values in ascending order. */
    private String answer() {
        return switch (dialect) {
            case JAVA -> """
                static void answer(String name, String ask, boolean flat, List<Long> r) {
                    List<Long> d = flat ? r : new ArrayList<>(new TreeSet<>(r));
                    int n = d.size();
                    List<Long> w = new ArrayList<>();
                    if (ask.equals("count")) w.add((long) r.size());
                    else if (ask.equals("min+count")) { if (n > 0) w.add(d.get(0)); w.add((long) r.size()); }
                    else if (ask.equals("min") || ask.equals("min2")) w = d.subList(0, Math.min(n, ask.equals("min") ? 1 : 2));
                    else if (ask.equals("max") || ask.equals("max2")) w = d.subList(Math.max(0, n - (ask.equals("max") ? 1 : 2)), n);
                    else if (ask.equals("minmax")) { if (n > 0) { w.add(d.get(0)); w.add(d.get(n - 1)); } }
                    else w = d;
                    StringBuilder line = new StringBuilder(name);
                    for (long v : w) line.append(' ').append(v);
                    System.out.println(line);
                }""".replace("\n", "\n    ");
            case CPP -> """
                void answer(string name, string ask, bool flat, vector<long long> r) {
                    vector<long long> d = r, w;
                    if (!flat) { set<long long> s(r.begin(), r.end()); d.assign(s.begin(), s.end()); }
                    size_t n = d.size();
                    if (ask == "count") w.push_back(r.size());
                    else if (ask == "min+count") { if (n > 0) w.push_back(d[0]); w.push_back(r.size()); }
                    else if (ask == "min" || ask == "min2") w.assign(d.begin(), d.begin() + min<size_t>(n, ask == "min" ? 1 : 2));
                    else if (ask == "max" || ask == "max2") w.assign(d.end() - min<size_t>(n, ask == "max" ? 1 : 2), d.end());
                    else if (ask == "minmax") { if (n > 0) { w.push_back(d[0]); w.push_back(d[n - 1]); } }
                    else w = d;
                    cout << name;
                    for (long long v : w) cout << ' ' << v;
                    cout << endl;
                }""";
            default -> """
                static void answer(string name, string ask, bool flat, List<long> r) {
                    List<long> d = flat ? r : r.Distinct().OrderBy(v => v).ToList(), w = d;
                    int n = d.Count;
                    if (ask == "count") w = new List<long> { r.Count };
                    else if (ask == "min+count") w = d.Take(1).Concat(new List<long> { r.Count }).ToList();
                    else if (ask == "min" || ask == "min2") w = d.Take(ask == "min" ? 1 : 2).ToList();
                    else if (ask == "max" || ask == "max2") w = d.Skip(n - (ask == "max" ? 1 : 2)).ToList();
                    else if (ask == "minmax" && n > 0) w = new List<long> { d[0], d[n - 1] };
                    Console.WriteLine(name + string.Concat(w.Select(v => " " + v)));
                }""".replace("\n", "\n    ");
        };
    }

    String main() {
        return pick("public static void main(String[] args) {", "int main() {", "static void Main() {");
    }

    String number() {
        return pick("long", "long long", "long");
    }

    String bool() {
        return pick("boolean", "bool", "bool");
    }

    String positions() {
        return pick("List<List<Long>>", "vector<Position>", "List<long[]>");
    }

    String numbers() {
        return pick("List<Long>", "vector<long long>", "List<long>");
    }

    String argument() {
        return pick("List<Long> p", "const Position& p", "long[] p");
    }

    String function(String type, String name, String arguments) {
        return pick("static ", "", "static ") + type + " " + name + "(" + arguments + ") {";
    }

    String item(String list, int index) {
        return pick(list + ".get(" + index + ")", list + "[" + index + "]", list + "[" + index + "]");
    }

    String newList(String type, String name) {
        return pick(
                type + " " + name + " = new ArrayList<>();",
                type + " " + name + ";",
                "var " + name + " = new " + type + "();");
    }

    String declare(String name, String value) {
        return pick(
                        "List<Long> " + name + " = " + value,
                        "Position " + name + " = " + value,
                        "var " + name + " = " + value)
                + ";";
    }

    String append(String list, String value) {
        return list + pick(".add(", ".push_back(", ".Add(") + value + ")";
    }

    String position(List<String> parts) {
        StringBuilder all = new StringBuilder();
        for (String part : parts) {
            all.append(all.isEmpty() ? "" : ", ")
                    .append(pick("(long) ", "", ""))
                    .append(pick(wrapped(part), part, part));
        }
        return pick("List.of(", "Position{", "new long[] {") + all + pick(")", "}", "}");
    }

    private static String wrapped(String part) {
        return part.matches("\\w+") ? part : "(" + part + ")";
    }

    String empty(String list) {
        return list + pick(".isEmpty()", ".empty()", ".Count == 0");
    }

    String loop(Clause.Loop loop) {
        return "for (" + number() + " " + loop.name() + " = " + loop.from() + "; " + loop.name() + " <= " + loop.to()
                + "; " + loop.name() + "++)";
    }

    String each(String name, String list) {
        return pick(
                "for (List<Long> " + name + " : " + list + ")",
                "for (const Position& " + name + " : " + list + ")",
                "foreach (var " + name + " in " + list + ")");
    }

    String memo(String type, String name) {
        String boxed = type.equals("int") ? "Integer" : "Boolean";
        return pick(
                "static Map<List<Long>, " + boxed + "> " + name + " = new HashMap<>();",
                "map<Position, " + type + "> " + name + ";",
                "static Dictionary<string, " + type + "> " + name + " = new Dictionary<string, " + type + ">();");
    }

    List<String> key(String position, String depth) {
        return switch (dialect) {
            case JAVA ->
                List.of("List<Long> key = new ArrayList<>(" + position + ");", "key.add((long) " + depth + ");");
            case CPP -> List.of("Position key = " + position + ";", "key.push_back(" + depth + ");");
            default -> List.of("string key = string.Join(\",\", " + position + ") + \";\" + " + depth + ";");
        };
    }

    String has(String memo) {
        return pick(memo + ".containsKey(key)", memo + ".count(key)", memo + ".ContainsKey(key)");
    }

    String get(String memo) {
        return pick(memo + ".get(key)", memo + "[key]", memo + "[key]");
    }

    String put(String memo, String value) {
        return pick(memo + ".put(key, " + value + ")", memo + "[key] = " + value, memo + "[key] = " + value);
    }

    String print(String name, String ask, boolean flat) {
        return "answer(\"" + name + "\", \"" + ask + "\", " + flat + ", r);";
    }
}
