package org.zermelo.notation.tokens;

/**
 * A word of the rules.
 *
 * @param text as it was written; for a string, what stands between the quotes
 * @param offset where it begins in the source
 * @param length how many characters it has in the source
 * @param newLine whether it is the first on its line
 * @param apart whether white space stands before it
 */
public record Token(Kind kind, String text, int offset, int length, boolean newLine, boolean apart) {

    public enum Kind {
        NUMBER,
        DECIMAL,
        NAME,
        STRING,
        SYMBOL,
        END
    }

    public boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }
}
