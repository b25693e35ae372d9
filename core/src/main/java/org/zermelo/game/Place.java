package org.zermelo.game;

/** A place in the text from which rules were read: what an error in play points to. */
public interface Place {

    /** The text's name: a file's, or a word such as {@code argument}. */
    String sourceName();

    /** The 1-based line. */
    int line();

    /** The 1-based column, in code points. */
    int column();

    /** Where it begins in the whole text, from 0, in characters. */
    int offset();

    /** How many characters are meant, at least 1. */
    int length();

    /** The whole line, without its end. */
    String lineText();
}
