package org.zermelo.present.words;

import java.util.stream.Collectors;
import org.zermelo.notation.family.FamilyNames;

/** The names of families that stand in the languages' files, under {@code family.<name>.names}. */
public final class LanguageNames implements FamilyNames {

    @Override
    public String of(String family) {
        return Language.all().stream()
                .map(language ->
                        Words.in(language).phrase("family." + family + ".names").orElse(""))
                .collect(Collectors.joining(" | "));
    }
}
