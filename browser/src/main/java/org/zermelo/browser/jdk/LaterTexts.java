package org.zermelo.browser.jdk;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Texts that are not within the engine but were given to it: those of the reader's language. */
public final class LaterTexts {

    private static final Map<String, byte[]> TEXTS = new HashMap<>();

    private LaterTexts() {}

    /** Takes a text under the name of a resource. */
    public static void put(String name, String text) {
        TEXTS.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The text of a resource, named as a class names it. */
    static @Nullable InputStream find(Class<?> of, String name) {
        String type = of.getName();
        String path = name.startsWith("/")
                ? name.substring(1)
                : type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/') + name;
        byte[] text = TEXTS.get(path);
        return text == null ? null : new ByteArrayInputStream(text);
    }
}
