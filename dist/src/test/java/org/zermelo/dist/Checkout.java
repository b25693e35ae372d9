package org.zermelo.dist;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The folder of the sources, seen from the tests of the whole. */
final class Checkout {

    private Checkout() {}

    static Path root() {
        return Path.of(System.getProperty("zermelo.checkout", ".."))
                .toAbsolutePath()
                .normalize();
    }

    /** All Java files of the modules' {@code src/<kind>/java}. */
    static List<Path> sources(String kind) {
        return files("src/" + kind + "/java", ".java");
    }

    /** The files of all modules below a folder with a name's end. */
    static List<Path> files(String folder, String end) {
        try (Stream<Path> modules = Files.list(root())) {
            return modules.map(module -> module.resolve(folder))
                    .filter(Files::isDirectory)
                    .flatMap(Checkout::walk)
                    .filter(file -> file.toString().endsWith(end))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files of the tree with one of these endings, without what is built or hidden. */
    static List<Path> ours(Set<String> ends) {
        return walk(root())
                .filter(file -> {
                    Path place = root().relativize(file);
                    String name = place.getFileName().toString();
                    return ends.contains(name.substring(name.lastIndexOf('.') + 1))
                            && IntStream.range(0, place.getNameCount())
                                    .mapToObj(i -> place.getName(i).toString())
                                    .noneMatch(part -> part.startsWith(".") || part.equals("target"));
                })
                .filter(Files::isRegularFile)
                .sorted()
                .toList();
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> walk(Path folder) {
        try {
            return Files.walk(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
