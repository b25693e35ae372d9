package org.zermelo.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.zermelo.game.RefusedException;
import org.zermelo.web.page.Files;

/** The files of the page without a server, by their paths. */
final class SitePages {

    private static final String ENGINE = "/org/zermelo/browser/engine/";

    private SitePages() {}

    /** The page's own files, with those in place of which a page without a server has others. */
    static Map<String, byte[]> page() {
        Map<String, byte[]> all = new TreeMap<>();
        Files files = Files.load();
        for (String path : files.paths()) {
            files.at(path).ifPresent(file -> all.put(path.substring(1), file.bytes()));
        }
        all.put("js/place.js", own("place.js"));
        all.put("js/server.js", own("server.js"));
        return all;
    }

    /** The engine: WebAssembly. */
    static byte[] engine() {
        return read(ENGINE + "zermelo.wasm");
    }

    /** The script of an engine's worker, what it runs on first. */
    static byte[] worker() {
        return (text(read(ENGINE + "runtime.js")) + "\n" + text(own("worker.js"))).getBytes(StandardCharsets.UTF_8);
    }

    /** A file of this folder. */
    static byte[] own(String name) {
        return read(name);
    }

    /** The text of bytes in UTF-8. */
    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static byte[] read(String name) {
        try (InputStream in = SitePages.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new RefusedException("cli.no-engine");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
