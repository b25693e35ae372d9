package org.zermelo.heap.check;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The lines {@code name: value} of a certificate, each name once, closed by the digest of all lines before it. */
final class CertificateText {

    private static final String VERSION = "zermelo-period-certificate";
    private static final String DIGEST = "sha256: ";

    private final Map<String, String> lines;
    private final Set<String> read = new HashSet<>();

    private CertificateText(Map<String, String> lines) {
        this.lines = lines;
    }

    static CertificateText read(String text) {
        int last = text.lastIndexOf(DIGEST);
        if (last <= 0 || text.charAt(last - 1) != '\n') {
            throw new Rejection("no-digest");
        }
        String body = text.substring(0, last);
        if (!text.substring(last).equals(DIGEST + digest(body) + "\n")) {
            throw new Rejection("digest");
        }
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : body.substring(0, body.length() - 1).split("\n", -1)) {
            int colon = line.indexOf(": ");
            if (colon <= 0 || lines.put(line.substring(0, colon), line.substring(colon + 2)) != null) {
                throw new Rejection("line", "seen", line.length() > 60 ? line.substring(0, 60) : line);
            }
        }
        CertificateText certificate = new CertificateText(lines);
        if (!certificate.text(VERSION).equals("1")) {
            throw new Rejection("version", "seen", certificate.text(VERSION));
        }
        return certificate;
    }

    boolean has(String name) {
        return lines.containsKey(name);
    }

    String text(String name) {
        String value = lines.get(name);
        read.add(name);
        if (value == null) {
            throw new Rejection("missing", "name", name);
        }
        return value;
    }

    long whole(String name) {
        return whole(name, text(name));
    }

    static long whole(String name, String text) {
        if (!text.matches("0|[1-9][0-9]{0,17}")) {
            throw new Rejection("number", "name", name, "seen", text);
        }
        return Long.parseLong(text);
    }

    static int number(String name, String text) {
        long value = whole(name, text);
        if (value > Integer.MAX_VALUE) {
            throw new Rejection("number", "name", name, "seen", text);
        }
        return (int) value;
    }

    /** Refuses lines that say something which nothing has asked for, and so nothing has verified. */
    void refuseUnread() {
        for (String name : lines.keySet()) {
            if (!read.contains(name)) {
                throw new Rejection("unknown", "name", name.length() > 60 ? name.substring(0, 60) : name);
            }
        }
    }

    private static String digest(String text) {
        try {
            StringBuilder hex = new StringBuilder();
            for (byte b : MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8))) {
                hex.append(String.format("%02x", b));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
