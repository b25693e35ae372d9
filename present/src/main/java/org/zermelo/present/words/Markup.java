package org.zermelo.present.words;

/** Text inside XML and HTML. */
public final class Markup {

    private Markup() {}

    /** The text with its special characters escaped and control characters, which XML cannot hold, replaced. */
    public static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.append(Character.isISOControl(c) && c != '\n' && c != '\t' ? '\uFFFD' : c);
            }
        }
        return out.toString();
    }
}
