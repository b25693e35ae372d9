package org.zermelo.exam.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program with gaps: what is the same for all tasks stands in a file in its own language. A line {@code @name} is replaced
 * by lines, indented as it is; {@code @name@} by a text; what stands between {@code @if name} and {@code @end} is left out
 * unless that name is given.
 */
final class Template {

    private static final Pattern GAP = Pattern.compile("@(\\w+)@");

    private Template() {}

    /** The program of the file {@code name.txt} beside this class. */
    static String filled(String name, Map<String, String> gaps) {
        StringBuilder program = new StringBuilder();
        boolean left = false;
        for (String line : text(name).lines().toList()) {
            String word = line.strip();
            if (word.startsWith("@if ")) {
                left = !gaps.containsKey(word.substring(4));
            } else if (word.equals("@end")) {
                left = false;
            } else if (!left && word.matches("@\\w+")) {
                String indent = line.substring(0, line.indexOf('@'));
                gap(gaps, word.substring(1))
                        .lines()
                        .forEach(part -> program.append(part.isEmpty() ? part : indent + part)
                                .append('\n'));
            } else if (!left) {
                String whole =
                        GAP.matcher(line).replaceAll(found -> Matcher.quoteReplacement(gap(gaps, found.group(1))));
                program.append(whole).append('\n');
            }
        }
        return program.toString();
    }

    private static String gap(Map<String, String> gaps, String name) {
        return Objects.requireNonNull(gaps.get(name), name);
    }

    private static String text(String name) {
        try (InputStream in = Template.class.getResourceAsStream(name + ".txt")) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
