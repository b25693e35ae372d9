package org.zermelo.web.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The files of the page, all held in memory. Only names of this table are ever looked up, so no address can reach another
 * file, whatever its dots, slashes and escapes.
 */
public final class Files {

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json; charset=utf-8",
            "webmanifest", "application/manifest+json");

    /** The views of the page: each is an address of its own, and the page itself stands behind all of them. */
    private static final Set<String> VIEWS = Set.of(
            "/",
            "/answer",
            "/play",
            "/watch",
            "/train",
            "/learn",
            "/sequence",
            "/law",
            "/value",
            "/exam",
            "/compare",
            "/rules",
            "/catalogue",
            "/help");

    private final Map<String, File> files;

    private Files(Map<String, File> files) {
        this.files = files;
    }

    /**
     * One file.
     *
     * @param etag its strong validator, with quotes
     */
    public record File(String type, byte[] bytes, String etag) {}

    /** Loads every file that {@code files.txt} names. */
    public static Files load() {
        Map<String, File> files = new LinkedHashMap<>();
        for (String name :
                new String(bytes("files.txt"), StandardCharsets.UTF_8).lines().toList()) {
            byte[] bytes = bytes("files/" + name);
            files.put(
                    "/" + name,
                    new File(
                            Objects.requireNonNull(TYPES.get(name.substring(name.lastIndexOf('.') + 1))),
                            bytes,
                            etag(bytes)));
        }
        return new Files(files);
    }

    /** The file at an address; a view's is the page itself. */
    public Optional<File> at(String path) {
        return Optional.ofNullable(files.get(VIEWS.contains(path) ? "/index.html" : path));
    }

    /** All addresses. */
    public List<String> paths() {
        return List.copyOf(files.keySet());
    }

    private static byte[] bytes(String name) {
        try (InputStream in = Files.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the page lacks its file " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String etag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, 12) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
