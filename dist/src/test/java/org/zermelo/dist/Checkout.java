package org.zermelo.dist;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

    /** The files of the tree with one of these endings. What is built or hidden is not entered: others write there meanwhile. */
    static List<Path> ours(Set<String> ends) {
        List<Path> files = new ArrayList<>();
        try {
            Files.walkFileTree(root(), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    String name = folder.getFileName().toString();
                    boolean skipped = !folder.equals(root()) && (name.startsWith(".") || name.equals("target"));
                    return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    String name = file.getFileName().toString();
                    if (attributes.isRegularFile()
                            && !name.startsWith(".")
                            && ends.contains(name.substring(name.lastIndexOf('.') + 1))) {
                        files.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        files.sort(null);
        return List.copyOf(files);
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<Path> walk(Path folder) {
        try {
            return Files.walk(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
