package org.zermelo.present.json;

/** What keeps a text from being one JSON document. */
public enum JsonProblem {
    /** There is nothing in it. */
    EMPTY_DOCUMENT,
    /** Something follows the document. */
    SECOND_DOCUMENT,
    /** It ends within the document. */
    ENDS_EARLY,
    /** A word that is none of true, false and null; often a string without quotes. */
    STRANGE_WORD,
    /** A sign that cannot stand there. */
    STRANGE_SIGN,
    /** Two members of one object have the same name. */
    REPEATED_NAME,
    /** Too deep, or a number or a string too long. */
    BEYOND_LIMITS,
    /** Anything else. */
    NOT_WELL_FORMED
}
