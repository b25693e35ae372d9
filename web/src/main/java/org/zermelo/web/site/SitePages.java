package org.zermelo.web.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.zermelo.game.RefusedException;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
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
        all.put("js/server.js", server());
        return all;
    }

    /** The engine, which is WebAssembly, and the texts of languages that are not within it. */
    static Map<String, byte[]> engine() {
        Map<String, byte[]> all = new TreeMap<>();
        all.put("engine/zermelo.wasm", read(ENGINE + "zermelo.wasm"));
        for (String code : languages()) {
            all.put("engine/languages/" + code + ".json", read(ENGINE + "languages/" + code + ".json"));
        }
        return all;
    }

    private static List<String> languages() {
        return Language.all().stream()
                .map(Language::code)
                .filter(code -> !code.equals(Language.EN.code()))
                .toList();
    }

    /** Who answers: the engine. */
    private static byte[] server() {
        return text(own("server.js"))
                .replace(
                        "{languages}",
                        languages().stream().map(code -> "'" + code + "'").collect(Collectors.joining(", ")))
                .getBytes(StandardCharsets.UTF_8);
    }

    /** The script of an engine's worker, what it runs on first. */
    static byte[] worker() {
        return (text(read(ENGINE + "runtime.js")) + "\n" + text(own("worker.js"))).getBytes(StandardCharsets.UTF_8);
    }

    /** What to do where the folder was opened from disk, from which no browser runs modules; hidden until then. */
    static String fromDisk() {
        return Language.all().stream()
                .map(language -> "  <p class=\"note from-disk\" lang=\"" + language.code() + "\" dir=\"auto\" hidden>"
                        + Words.in(language)
                                .say(
                                        "cli.site-from-disk",
                                        "command",
                                        "python3 -m http.server 8000",
                                        "address",
                                        "http://localhost:8000/",
                                        "single",
                                        "zermelo site --single-file page.html")
                        + "</p>\n")
                .collect(Collectors.joining());
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
