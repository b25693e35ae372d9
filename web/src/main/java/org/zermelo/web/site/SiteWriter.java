package org.zermelo.web.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.zermelo.present.serve.SiteService;
import org.zermelo.store.file.ResultFile;

/** Writes the page without a server. */
public final class SiteWriter implements SiteService {

    private static final String INDEX = "index.html";

    /** Addresses from the root, which a page in any folder must not have. */
    private static final Pattern ROOTED = Pattern.compile("(href|src)=\"/");

    private static final Pattern IMPORT = Pattern.compile("(from |import |lazy\\()'(\\.[./a-z]*/[a-z/.]+\\.js)'");
    private static final Pattern STYLE =
            Pattern.compile("<link rel=\"stylesheet\" href=\"/([a-z/.]+)\"( media=\"print\")?>");
    private static final Pattern SCRIPT = Pattern.compile("  <script src=\"/([a-z/.]+)\"></script>\n");

    @Override
    public Written folder(Path folder) throws IOException {
        Map<String, byte[]> all = SitePages.page();
        all.putAll(SitePages.engine());
        all.put("engine/worker.js", SitePages.worker());
        all.put("manifest.webmanifest", SitePages.own("manifest.webmanifest"));
        String index = ROOTED.matcher(text(all, INDEX))
                .replaceAll("$1=\"")
                .replace("</title>\n", "</title>\n  <link rel=\"manifest\" href=\"manifest.webmanifest\">\n")
                .replace("  <noscript>", SitePages.fromDisk() + "  <noscript>");
        all.put(INDEX, index.getBytes(StandardCharsets.UTF_8));
        all.put("sw.js", keeper(all));
        long bytes = 0;
        for (Map.Entry<String, byte[]> file : all.entrySet()) {
            Path place = folder.resolve(file.getKey());
            Files.createDirectories(place.getParent());
            ResultFile.write(place, stream -> stream.write(file.getValue()));
            bytes += file.getValue().length;
        }
        return new Written(all.size(), bytes);
    }

    private static byte[] file(Map<String, byte[]> all, String name) {
        return Objects.requireNonNull(all.get(name), name);
    }

    private static String text(Map<String, byte[]> all, String name) {
        return SitePages.text(file(all, name));
    }

    /** The script that keeps the page for when there is no network; another page has another name. */
    private static byte[] keeper(Map<String, byte[]> all) {
        String files = all.keySet().stream()
                .map(name -> name.equals(INDEX) ? "./" : name)
                .map(name -> "'" + name + "'")
                .collect(Collectors.joining(", "));
        return SitePages.text(SitePages.own("sw.js"))
                .replace("{version}", digest(all))
                .replace("{files}", files)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String digest(Map<String, byte[]> all) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            all.values().forEach(digest::update);
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Written file(Path file) throws IOException {
        byte[] page = single().getBytes(StandardCharsets.UTF_8);
        ResultFile.write(file, stream -> stream.write(page));
        return new Written(1, page.length);
    }

    private static String single() throws IOException {
        Map<String, byte[]> all = SitePages.page();
        String index = text(all, INDEX);
        index = STYLE.matcher(index)
                .replaceAll(style -> "<style"
                        + (style.group(2) == null ? "" : style.group(2)) + ">\n"
                        + Matcher.quoteReplacement(text(all, style.group(1))) + "</style>");
        index = SCRIPT.matcher(index)
                .replaceAll(script ->
                        Matcher.quoteReplacement("  <script>\n" + text(all, script.group(1)) + "</script>\n"));
        String icon = "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(file(all, "icon.svg"));
        StringBuilder engine = new StringBuilder();
        for (Map.Entry<String, byte[]> file : SitePages.engine().entrySet()) {
            engine.append("  <script type=\"text/plain\" id=\"")
                    .append(file.getKey())
                    .append("\">")
                    .append(zipped(file.getValue()))
                    .append("</script>\n");
        }
        String scripts = "<script type=\"importmap\">{\"imports\":{" + modules(all) + "}}</script>\n" + engine
                + "  <script type=\"text/plain\" id=\"worker\">" + SitePages.text(SitePages.worker()) + "</script>\n"
                + "  <script type=\"module\">import 'z/js/main.js';</script>\n</body>";
        return index.replace("href=\"/icon.svg\"", "href=\"" + icon + "\"")
                .replace("  <script type=\"module\" src=\"/js/main.js\"></script>\n", "")
                .replace("</body>", scripts);
    }

    /** The page's modules under names that an import map knows, since a file has no folder to import from. */
    private static String modules(Map<String, byte[]> all) {
        Map<String, String> found = new TreeMap<>();
        all.forEach((name, bytes) -> {
            if (name.endsWith(".js")) {
                String code = IMPORT.matcher(SitePages.text(bytes))
                        .replaceAll(imported -> imported.group(1) + "'z/"
                                + Path.of("/" + name)
                                        .resolveSibling(imported.group(2))
                                        .normalize()
                                        .toString()
                                        .substring(1)
                                + "'");
                found.put("z/" + name, Base64.getEncoder().encodeToString(code.getBytes(StandardCharsets.UTF_8)));
            }
        });
        return found.entrySet().stream()
                .map(module -> "\"" + module.getKey() + "\":\"data:text/javascript;base64," + module.getValue() + "\"")
                .collect(Collectors.joining(","));
    }

    private static String zipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(bytes);
        }
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }
}
