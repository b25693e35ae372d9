package org.zermelo.browser.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** The resources that the browser has: words, games, lessons, templates of programs. */
public final class TextsWithin implements ResourceSupplier {

    private static final List<String> FOLDERS = List.of(
            "org/zermelo/desk/box/",
            "org/zermelo/exam/",
            "org/zermelo/notation/",
            "org/zermelo/phrase/",
            "org/zermelo/present/");

    private static final String VERSION = "org/zermelo/browser/version";

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        TreeSet<String> all = all(context.getClassLoader());
        all.removeIf(LaterLanguages::isLater);
        return all.toArray(String[]::new);
    }

    /** The names of all texts, those that come later, too. */
    static TreeSet<String> all(ClassLoader classPath) {
        TreeSet<String> all = new TreeSet<>(List.of(VERSION));
        try {
            for (String folder : FOLDERS) {
                for (URL url : Collections.list(classPath.getResources(folder))) {
                    list(folder, url.toURI(), all);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return all;
    }

    private static void list(String folder, URI place, TreeSet<String> all) throws IOException {
        if (place.getScheme().equals("jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                list(folder, jar.getPath("/" + folder), all);
            }
        } else {
            list(folder, Path.of(place), all);
        }
    }

    private static void list(String folder, Path root, TreeSet<String> all) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(Files::isRegularFile)
                    .map(file -> folder + root.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !name.endsWith(".class"))
                    .forEach(all::add);
        }
    }
}
