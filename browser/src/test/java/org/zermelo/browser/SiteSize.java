package org.zermelo.browser;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** How many bytes hosts send of a folder's files. */
final class SiteSize {

    private SiteSize() {}

    /** The files by their paths, packed by gzip. */
    static Map<String, Long> packed(Path folder) throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
                    zip.write(Files.readAllBytes(file));
                }
                sizes.put(folder.relativize(file).toString().replace('\\', '/'), (long) out.size());
            }
        }
        return sizes;
    }
}
