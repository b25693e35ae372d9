package org.zermelo.cli.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A page of the documentation.
 *
 * @param path where it lies
 * @param lines its text
 */
record Page(Path path, List<String> lines) {

    private static final String FENCE = "```";

    /** The README, its forms in other languages, and every page under {@code docs}. */
    static List<Page> all(Path root) throws IOException {
        try (Stream<Path> docs = Files.walk(root.resolve("docs"));
                Stream<Path> readmes = Files.list(root)) {
            List<Path> paths =
                    new ArrayList<>(docs.filter(path -> path.toString().endsWith(".md"))
                            .sorted()
                            .toList());
            readmes.filter(path -> path.getFileName().toString().matches("README\\.[a-z]{2}\\.md"))
                    .sorted()
                    .forEach(path -> paths.add(0, path));
            paths.add(0, root.resolve("README.md"));
            List<Page> pages = new ArrayList<>();
            for (Path path : paths) {
                pages.add(new Page(path, Files.readAllLines(path)));
            }
            return pages;
        }
    }

    /** The commands of its {@code console} blocks. */
    List<Example> examples() {
        List<Example> examples = new ArrayList<>();
        boolean inside = false;
        for (String line : lines) {
            if (line.startsWith(FENCE)) {
                inside = line.equals(FENCE + "console");
            } else if (inside && line.startsWith("$ ")) {
                examples.add(new Example(line.substring(2), new ArrayList<>()));
            } else if (inside && !examples.isEmpty()) {
                examples.get(examples.size() - 1).expected().add(line);
            }
        }
        return examples;
    }

    /** The page with the real output of every command that a page without {@code ...} lines can show whole. */
    List<String> renewed(Path root) {
        List<String> renewed = new ArrayList<>();
        List<Example> examples = new ArrayList<>(examples());
        boolean inside = false;
        boolean replaced = false;
        for (String line : lines) {
            if (line.startsWith(FENCE)) {
                inside = line.equals(FENCE + "console");
                replaced = false;
            } else if (inside && line.startsWith("$ ")) {
                Example example = examples.remove(0);
                replaced = example.runs() && !example.expected().contains("...");
                renewed.add(line);
                if (replaced) {
                    renewed.addAll(example.output(root));
                }
                continue;
            } else if (inside && replaced) {
                continue;
            }
            renewed.add(line);
        }
        return renewed;
    }
}
