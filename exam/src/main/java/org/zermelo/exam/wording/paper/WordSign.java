package org.zermelo.exam.wording.paper;

import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import org.zermelo.exam.wording.paper.PaperWord.WordKind;

/** A word of a kind, whichever of them it is, and what it tells. */
enum WordSign implements WordPattern.Leaf {
    /** A number; a letter right behind it would make it the name of an open number. */
    FIGURE(
            (row, at) -> row.word(at).kind() == WordKind.NUMBER
                    && !(at + 1 < row.size()
                            && (row.word(at + 1).letter()
                                            && row.word(at + 1).from()
                                                    == row.word(at).to()
                                    || row.word(at + 1).text().equals("%"))),
            (row, at) -> row.word(at).text()),
    /** An ordinal, which is told as its number. */
    ORDINAL(
            (row, at) -> row.lexicon().ordinal(row.word(at).text()) != null,
            (row, at) -> String.valueOf(row.lexicon().ordinal(row.word(at).text()))),
    /** The name of an open number. */
    LETTER(
            (row, at) -> row.word(at).letter() && row.player(at).isEmpty(),
            (row, at) -> row.word(at).raw()),
    /** The letter of a formula; it tells nothing. */
    VARIABLE((row, at) -> row.word(at).letter(), (row, at) -> ""),
    /** The number before the letter of a formula: 3 in {@code 3N}. */
    COEFFICIENT(
            (row, at) -> row.word(at).kind() == WordKind.NUMBER && !FIGURE.is(row, at),
            (row, at) -> row.word(at).text()),
    /** A relation: {@code <}, {@code =} and so on. */
    RELATION(
            (row, at) -> row.word(at).kind() == WordKind.RELATION
                    && row.word(at).text().length() == 2,
            (row, at) -> row.word(at).text()),
    /** The name of a player, told as {@code P} or {@code V}. */
    PLAYER((row, at) -> !row.player(at).isEmpty(), WordPattern.Row::player),
    /** The name of the player whose something is. */
    POSSESSOR((row, at) -> !row.player(at).isEmpty() && row.possessive(at), WordPattern.Row::player),
    /** A word with a great letter, which may be a name. */
    CAPITAL((row, at) -> mayBeName(row.word(at)), (row, at) -> row.word(at).raw()),
    /** The one letter by which a player is called. */
    INITIAL(
            (row, at) -> row.word(at).kind() == WordKind.WORD
                    && row.word(at).capital()
                    && row.word(at).raw().length() == 1,
            (row, at) -> row.word(at).raw()),
    /** A word in small letters that the language does not know. */
    OTHER(
            (row, at) -> row.word(at).kind() == WordKind.WORD
                    && !row.word(at).capital()
                    && !row.lexicon().knows(row.word(at).text()),
            (row, at) -> ""),
    /** Such a word with the ending of a verb. */
    VERB(
            (row, at) -> OTHER.is(row, at)
                    && Arrays.stream(row.lexicon().name("verbs").split(" "))
                            .anyMatch(row.word(at).text()::endsWith),
            (row, at) -> ""),
    /** A word that the text has for what is counted. */
    COUNTER((row, at) -> row.own(at, OwnWords.OwnWord.COUNTER), (row, at) -> ""),
    /** A word that the text has for what that lies in. */
    VESSEL((row, at) -> row.own(at, OwnWords.OwnWord.VESSEL), (row, at) -> ""),
    /** A word that the text has for what the players are. */
    ACTOR((row, at) -> row.own(at, OwnWords.OwnWord.ACTOR), (row, at) -> ""),
    /** Any word; it tells nothing. */
    ANY((row, at) -> row.word(at).word(), (row, at) -> "");

    private final BiPredicate<WordPattern.Row, Integer> is;
    private final BiFunction<WordPattern.Row, Integer, String> told;

    WordSign(BiPredicate<WordPattern.Row, Integer> is, BiFunction<WordPattern.Row, Integer, String> told) {
        this.is = is;
        this.told = told;
    }

    private static boolean mayBeName(PaperWord word) {
        return word.kind() == WordKind.WORD
                && word.capital()
                && (word.text().length() > 1 || word.raw().codePointAt(0) > 0x2000);
    }

    @Override
    public boolean is(WordPattern.Row row, int at) {
        return is.test(row, at);
    }

    @Override
    public String told(WordPattern.Row row, int at) {
        return told.apply(row, at);
    }
}
