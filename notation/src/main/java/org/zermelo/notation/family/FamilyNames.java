package org.zermelo.notation.family;

/**
 * What people call the families, in every language: a service, for the words of languages stand above the notation. Where none is
 * provided, families have the names of the notation alone.
 */
public interface FamilyNames {

    /**
     * The names of a family in all languages, parted by {@code |}, such as {@code connect four(7, 6, 4) | four in a row(7, 6, 4)}. A
     * name with arguments is a whole game: they are meant where the name stands alone. Case, hyphens and apostrophes of a name
     * do not matter.
     *
     * @param family the name in the notation
     */
    String of(String family);
}
