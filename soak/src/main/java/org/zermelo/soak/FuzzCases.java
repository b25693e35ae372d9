package org.zermelo.soak;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.zermelo.cli.Cancellation;
import org.zermelo.cli.Cli;
import org.zermelo.plan.Planner;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Method;

/** Random command lines with what they read: games, rule files, lines of JSON, exam records, claims, moves, tables and certificates. */
final class FuzzCases {

    /** A command line and what it reads. */
    record FuzzCase(String kind, List<String> words, String input) {}

    private static final String RECORD =
            "{\"id\":\"a\",\"heaps\":{\"fixed\":[7],\"variable\":\"S\",\"sMin\":1,\"sMax\":69},\"moves\":[\"+1\",\"*2\"],"
                    + "\"end\":\"sum>=77\",\"q19\":{\"set\":\"U\",\"ask\":\"min\"},\"q20\":{\"set\":\"W2\",\"ask\":\"min2\"},\"q21\":{\"set\":\"L2\"}}";

    private static final List<String> GAME_COMMANDS =
            List.of("solve", "solve", "explain", "table", "tree", "line", "play", "why", "build");

    private final RandomGenerator random;
    private final GrammarTexts texts;
    private final Mutations mutations;
    private final Path folder;
    private final byte[] table;
    private final String certificate;
    private final List<String> methods =
            Planner.standard().methods().stream().map(Method::name).toList();

    /** @param folder where files are written and read */
    FuzzCases(RandomGenerator random, Path folder) throws IOException {
        this.random = random;
        this.texts = new GrammarTexts(random);
        this.mutations = new Mutations(random);
        this.folder = folder;
        Path built = folder.resolve("built.ztb");
        Path proof = folder.resolve("proof.txt");
        if (!Files.exists(proof)) {
            run("build", "tictactoe()", "--to", built.toString());
            run("nimbers", "0.77", "--to", "400", "--certificate", proof.toString());
        }
        this.table = Files.readAllBytes(built);
        this.certificate = Files.readString(proof);
    }

    private static void run(String... words) {
        var nothing = OutputStream.nullOutputStream();
        new Cli(InputStream.nullInputStream(), nothing, nothing, new Cancellation()).run(words);
    }

    /** The next case. */
    FuzzCase next() throws IOException {
        return switch (random.nextInt(16)) {
            case 0, 1 -> batch();
            case 2 -> exam();
            case 3 -> nimbers();
            case 4 -> file("check", Files.write(folder.resolve("t.ztb"), table()));
            case 5 -> file("probe", Files.write(folder.resolve("t.ztb"), table()));
            case 6 ->
                file(
                        "check",
                        Files.write(
                                folder.resolve("c.txt"), spoiled(certificate).getBytes(StandardCharsets.UTF_8)));
            case 7 -> words("quotient", random.nextBoolean() ? texts.code() : texts.game(), "--to", number());
            case 8 -> words("compare", texts.game(), "--sizes", "3,5", "--limit", "0.1", "--repeat", "1");
            case 9 -> words("games", texts.game());
            default -> game();
        };
    }

    private FuzzCase game() throws IOException {
        String command = pick(GAME_COMMANDS);
        String game = spoiled(texts.game());
        List<String> words = new ArrayList<>(List.of(command));
        String input = "";
        switch (random.nextInt(6)) {
            case 0 -> words.addAll(List.of("--file", write("g.game", game)));
            case 1 -> {
                words.add("-");
                input = game;
            }
            case 2 -> words.addAll(List.of(game.split(" ")));
            default -> words.add(game);
        }
        switch (command) {
            case "why" ->
                words.addAll(
                        random.nextBoolean()
                                ? List.of(spoiled(texts.claim()))
                                : List.of("--claim", spoiled(texts.claim())));
            case "build" -> words.addAll(List.of("--to", folder.resolve("b.ztb").toString()));
            case "line" -> words.addAll(random.nextBoolean() ? List.of() : List.of("--played", spoiled(texts.moves())));
            case "table" -> words.addAll(random.nextBoolean() ? List.of() : List.of("--whole"));
            case "play" -> {
                words.add("--plain");
                input += spoiled(texts.moves()).replace(", ", "\n") + "\nhint\nundo\nquit\n";
            }
            default -> {
                // nothing more is needed
            }
        }
        options(words, command);
        return new FuzzCase(command, words, input);
    }

    private void options(List<String> words, String command) {
        Map<String, List<String>> some = new LinkedHashMap<>();
        some.put(
                "--value",
                List.of("outcome", "winner", "margin", "nimber", "misere", "margin-and-plies", "x", "\u202e"));
        some.put("--method", methods);
        some.put("--moves", List.of("all", "best", "3", "-1", "x", number()));
        some.put("--line", List.of("all", "3", "-1", number(), "L ~ R"));
        some.put("--start", List.of("5", "S=5", "K=3, S=31", number(), "x", "S=", "S=5, S=6"));
        some.put("--depth", List.of("1", "2", "-1", number()));
        some.put("--format", List.of("text", "markdown", "csv", "svg", "html", "json", "dot", "x"));
        some.put(
                "--out",
                List.of(
                        folder.resolve("o.svg").toString(),
                        folder.resolve("o.md").toString(),
                        folder.resolve("no/o.csv").toString()));
        some.put("--prune", List.of("none", "best", "strategy", "x"));
        some.put("--of", List.of("margin", "guarantee", "choice", "x"));
        some.put("--opponent", List.of("perfect", "greedy", "random", "parity", "limited", "x"));
        some.put("--lang", List.of("en", "ru", "x"));
        some.put("--threads", List.of("1", "0", number()));
        List<String> flags =
                List.of("--json", "--brief", "--graph", "--all", "--blocks", "--values", "--no-such", "-x", "--", "-7");
        for (int i = random.nextInt(3); i > 0; i--) {
            if (random.nextInt(3) == 0) {
                words.add(pick(flags));
            } else {
                String option = pick(List.copyOf(some.keySet()));
                words.add(option);
                words.add(pick(Objects.requireNonNull(some.get(option))));
            }
        }
        if (command.equals("solve") && random.nextInt(3) == 0) {
            words.add("--json");
        }
    }

    private FuzzCase batch() {
        StringBuilder lines = new StringBuilder();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("id", random.nextInt(100));
            line.put("game", spoiled(texts.game()));
            if (random.nextBoolean()) {
                line.put(
                        "ask",
                        random.nextBoolean()
                                ? List.of("value", pick(List.of("moves", "line", "reason", "code", "counts", "x")))
                                : pick(List.of("value", "x")));
            }
            if (random.nextInt(4) == 0) {
                line.put(
                        pick(List.of("method", "value", "moves", "line", "x")),
                        random.nextBoolean() ? pick(methods) : number());
            }
            String text = Json.line(line);
            lines.append(random.nextInt(4) == 0 ? mutations.of(text, RECORD).replace("\n", " ") : text)
                    .append('\n');
        }
        return new FuzzCase("batch", List.of("batch"), lines.toString());
    }

    private FuzzCase exam() throws IOException {
        List<String> words = new ArrayList<>(List.of("exam"));
        if (random.nextBoolean()) {
            words.add(write("e.json", spoiled(RECORD)));
        } else {
            words.add(spoiled(texts.rules()));
        }
        List<List<String>> options = List.of(
                List.of("--json"),
                List.of("--to", number()),
                List.of("--show", pick(List.of("table", "tree", "program", "x"))),
                List.of("--start", number()),
                List.of("--ask", pick(List.of("20=W2:min2", "19=U:min", "x", "20=" + texts.claim()))),
                List.of("--check", "20=30," + number()),
                List.of("--why", "21=" + number()),
                List.of("--explain"),
                List.of("--plies", number()),
                List.of("--test", "20=f(7,S,3) and not f(7,S,1)"),
                List.of("--variants", "2"),
                List.of("--rows", number() + ".." + number()),
                List.of("--columns", number() + ".." + number()),
                List.of("--whole"));
        for (int i = random.nextInt(4); i > 0; i--) {
            words.addAll(pick(options));
        }
        return new FuzzCase("exam", words, "");
    }

    private FuzzCase nimbers() {
        List<String> words = new ArrayList<>(
                List.of("nimbers", spoiled(random.nextBoolean() ? texts.code() : texts.game()), "--to", number()));
        List<List<String>> options = List.of(
                List.of("--json"),
                List.of("--no-proof"),
                List.of("--at", number()),
                List.of("--method", pick(methods)),
                List.of("--window", number()),
                List.of("--format", pick(List.of("text", "csv", "b-file", "svg", "x"))),
                List.of("--classes", "1"),
                List.of("--certificate", folder.resolve("o.cert").toString()));
        for (int i = random.nextInt(3); i > 0; i--) {
            words.addAll(pick(options));
        }
        return new FuzzCase("nimbers", words, "");
    }

    private byte[] table() {
        if (random.nextBoolean()) {
            return mutations.of(table);
        }
        return ForgedTables.with(table, mutations.of(ForgedTables.header(table), texts.game()));
    }

    private FuzzCase file(String command, Path file) {
        List<String> words = new ArrayList<>(List.of(command, file.toString()));
        if (command.equals("probe")) {
            words.add(pick(List.of("...\n.x.\n...", "x../.o./...", "x..", texts.moves(), texts.game())));
        }
        if (random.nextBoolean()) {
            words.add("--json");
        }
        return new FuzzCase(command, words, "");
    }

    private static FuzzCase words(String... words) {
        return new FuzzCase(words[0], List.of(words), "");
    }

    private String write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, text.getBytes(random.nextInt(20) == 0 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8));
        return file.toString();
    }

    /** The text as it is, or changed at random. */
    private String spoiled(String text) {
        return random.nextInt(3) == 0 ? text : mutations.of(text, texts.game());
    }

    private String number() {
        return texts.number();
    }

    private <T> T pick(List<T> items) {
        return items.get(random.nextInt(items.size()));
    }
}
