package org.zermelo.solve.certificate;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.zermelo.game.Note;

/**
 * The lines {@code name: value} of a certificate, each name once, closed by the digest of all lines before it. The first names the format.
 */
public final class CertificateText {

    private static final String DIGEST = "sha256: ";

    private final Map<String, String> lines;
    private final Set<String> read = new HashSet<>();

    private CertificateText(Map<String, String> lines) {
        this.lines = lines;
    }

    /** The lines, closed by their digest. */
    public static String closed(String lines) {
        return lines + DIGEST + digest(lines) + "\n";
    }

    /**
     * The lines of a certificate of a format.
     *
     * @param format the name of its first line, whose value is the version
     * @throws CertificateException when the text is not whole, or the version is not 1
     */
    public static CertificateText read(String format, String text) {
        int last = text.lastIndexOf(DIGEST);
        if (last <= 0 || text.charAt(last - 1) != '\n') {
            throw rejection("no-digest");
        }
        String body = text.substring(0, last);
        if (!text.substring(last).equals(DIGEST + digest(body) + "\n")) {
            throw rejection("digest");
        }
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : body.substring(0, body.length() - 1).split("\n", -1)) {
            int colon = line.indexOf(": ");
            if (colon <= 0 || lines.put(line.substring(0, colon), line.substring(colon + 2)) != null) {
                throw rejection("line", "seen", line.length() > 60 ? line.substring(0, 60) : line);
            }
        }
        CertificateText certificate = new CertificateText(lines);
        if (!certificate.text(format).equals("1")) {
            throw rejection("version", "seen", certificate.text(format));
        }
        return certificate;
    }

    private static CertificateException rejection(String key, Object... namesAndValues) {
        return new CertificateException(Note.of("certificate." + key, namesAndValues));
    }

    /** Whether there is such a line. */
    public boolean has(String name) {
        return lines.containsKey(name);
    }

    /** The line of a name, which is read now. */
    public String text(String name) {
        String value = lines.get(name);
        read.add(name);
        if (value == null) {
            throw rejection("missing", "name", name);
        }
        return value;
    }

    /** The line of a name as a whole number from 0, of 18 digits at most. */
    public long whole(String name) {
        return whole(name, text(name));
    }

    /** What the line of a name says as a whole number. */
    public static long whole(String name, String text) {
        if (!text.matches("0|[1-9][0-9]{0,17}")) {
            throw rejection("number", "name", name, "seen", text);
        }
        return Long.parseLong(text);
    }

    /** The same, at most {@link Integer#MAX_VALUE}. */
    public static int number(String name, String text) {
        long value = whole(name, text);
        if (value > Integer.MAX_VALUE) {
            throw rejection("number", "name", name, "seen", text);
        }
        return (int) value;
    }

    /** Refuses lines that say something which nothing has asked for, and so nothing has verified. */
    public void refuseUnread() {
        for (String name : lines.keySet()) {
            if (!read.contains(name)) {
                throw rejection("unknown", "name", name.length() > 60 ? name.substring(0, 60) : name);
            }
        }
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
