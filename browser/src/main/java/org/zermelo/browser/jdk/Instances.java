package org.zermelo.browser.jdk;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Methods that the class library of the browser lacks; the first parameter is the object whose they are. */
public final class Instances {

    private static final long MEMORY = 1L << 30;

    private static final String VERSION = "/org/zermelo/browser/version";

    private Instances() {}

    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = from;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(from, end));
            from = text.startsWith("\r\n", end) ? end + 2 : end + 1;
        }
        return lines.stream();
    }

    public static String indent(String text, int spaces) {
        return lines(text).map(line -> " ".repeat(spaces) + line + "\n").collect(Collectors.joining());
    }

    public static String replaceAll(Matcher matcher, Function<MatchResult, String> made) {
        matcher.reset();
        StringBuffer all = new StringBuffer();
        while (matcher.find()) {
            matcher.appendReplacement(all, made.apply(matcher.toMatchResult()));
        }
        matcher.appendTail(all);
        return all.toString();
    }

    public static Stream<MatchResult> results(Matcher matcher) {
        matcher.reset();
        List<MatchResult> all = new ArrayList<>();
        while (matcher.find()) {
            all.add(matcher.toMatchResult());
        }
        return all.stream();
    }

    public static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
        return Arrays.stream(pattern.split(text));
    }

    public static <T> Optional<T> findFirst(ServiceLoader<T> services) {
        for (T service : services) {
            return Optional.of(service);
        }
        return Optional.empty();
    }

    public static <T> Stream<ServiceLoader.Provider<T>> stream(ServiceLoader<T> services) {
        List<ServiceLoader.Provider<T>> all = new ArrayList<>();
        for (T service : services) {
            all.add(new FoundService<>(service));
        }
        return all.stream();
    }

    public static <T> boolean refersTo(SoftReference<T> reference, @Nullable T object) {
        return reference.get() == object;
    }

    /** As the JDK draws it; the class library has another way. */
    public static int nextInt(Random random, int bound) {
        int most = bound - 1;
        int drawn = random.nextInt() >>> 1;
        if ((bound & most) == 0) {
            return (int) ((long) bound * drawn >> 31);
        }
        int number = drawn % bound;
        while (drawn - number + most < 0) {
            drawn = random.nextInt() >>> 1;
            number = drawn % bound;
        }
        return number;
    }

    /** The class library takes a letter for a byte. */
    public static void load(Properties properties, Reader reader) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int sign = reader.read(); sign >= 0; sign = reader.read()) {
            text.append((char) sign);
        }
        PropertyLines.of(text.toString()).forEach(properties::setProperty);
    }

    public static long maxMemory(Runtime runtime) {
        return MEMORY;
    }

    /** Texts that were given later take the place of those within. */
    public static @Nullable InputStream getResourceAsStream(Class<?> type, String name) {
        InputStream later = LaterTexts.find(type, name);
        return later == null ? type.getResourceAsStream(name) : later;
    }

    /** There is one program, and no manifest to read its version from. */
    public static @Nullable String getImplementationVersion(Package of) {
        try (InputStream text = Instances.class.getResourceAsStream(VERSION)) {
            return text == null ? null : new String(text.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
