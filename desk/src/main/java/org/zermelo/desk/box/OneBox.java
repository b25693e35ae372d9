package org.zermelo.desk.box;

import static org.zermelo.desk.box.Typed.Kind.CERTIFICATE;
import static org.zermelo.desk.box.Typed.Kind.GAME;
import static org.zermelo.desk.box.Typed.Kind.NUMBERS;
import static org.zermelo.desk.box.Typed.Kind.OPEN_RULES;
import static org.zermelo.desk.box.Typed.Kind.SEQUENCE;
import static org.zermelo.desk.box.Typed.Kind.TASK;
import static org.zermelo.desk.box.Typed.Kind.UNKNOWN;
import static org.zermelo.desk.box.Typed.Kind.VALUE;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.zermelo.desk.ValueCertificate;
import org.zermelo.game.ZermeloException;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.law.check.LawCheck;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.Notation;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.PlainSigns;
import org.zermelo.notation.text.Source;

/**
 * The reader behind the one box: it tells what a text is, so that the command line, the page and the library understand the same. It
 * solves nothing. A text in the notation is told as such even where it has a slip, so that the reader of the notation names the place.
 */
public final class OneBox {

    /** A text of so many words that is not in the notation is a task: no name of a game has as many. */
    private static final int WORDS_OF_A_TASK = 7;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]{2,}");

    /** A sentence in ideographs, which part no words by blanks. */
    private static final Pattern IDEOGRAPHS = Pattern.compile("(?:[\\p{IsHan}][^\\p{IsHan}]{0,3}){15}");

    /** The code of a game on heaps, such as 0.77, which is no decimal number here. */
    private static final Pattern CODE = Pattern.compile("[0-9A-Za-z]?\\.[0-9A-Za-z.\\[\\]]+");

    /** What may be taken from a heap, as people write a subtraction set. */
    private static final Pattern SUBTRACTION_SET =
            Pattern.compile("\\{\\s*[1-9]\\d{0,5}(?:\\s*[,\\s]\\s*[1-9]\\d{0,5})*+\\s*}");

    /** A whole command line of ours, as docs show it. */
    private static final Pattern COMMAND =
            Pattern.compile("^(?:\\$\\s*)?(?:\\./)?(?:zermelo\\s+)?solve\\s+(?:'([^']*)'|([^'-].*))$", Pattern.DOTALL);

    private final Notation notation;
    private final GameNames names;

    /** A box that knows the games of this notation. */
    public OneBox(Notation notation) {
        this.notation = notation;
        this.names = new GameNames(notation);
    }

    /** What a text is. Linear in the text but for the reading of short names. */
    public Typed read(String typed) {
        String asked = COMMAND.matcher(typed.strip()).replaceFirst("$1$2");
        String text = Address.game(asked).orElse(asked);
        if (CertificateChecker.isCertificate(text)
                || ValueCertificate.isCertificate(text)
                || LawCheck.isCertificate(text)) {
            return new Typed(CERTIFICATE, text);
        }
        String plain = PlainSigns.of(text).strip();
        Optional<BareNumbers> numbers = BareNumbers.read(plain).filter(list -> !names.isName(list.label()));
        if (numbers.isPresent()) {
            return numbers(text, numbers.get());
        }
        if (SUBTRACTION_SET.matcher(plain).matches()) {
            return new Typed(SEQUENCE, "subtraction(" + plain + ")");
        }
        String code = plain.startsWith(".") ? "0" + plain : plain;
        if (CODE.matcher(code).matches() && isSequence(code)) {
            return new Typed(SEQUENCE, code);
        }
        Optional<BareNumbers> bare = BareNumbers.behind(plain).filter(list -> names.needsRules(list.label()));
        if (bare.isPresent()) {
            return numbers(text, bare.get());
        }
        List<String> alone = names.alone(plain);
        if (!alone.isEmpty()) {
            return alone.size() == 1 ? new Typed(GAME, alone.get(0)) : new Typed(UNKNOWN, text, alone);
        }
        return (names.calls(plain) ? Optional.<Typed>empty() : names.withNumbers(plain))
                .or(() -> inNotation(text, plain))
                .orElseGet(() -> inWords(text, plain));
    }

    /** Numbers as the games that they make; where they make none, as a row, so that the notation says what is wrong with them. */
    private Typed numbers(String text, BareNumbers list) {
        List<String> games = list.games(notation);
        return games.isEmpty() ? new Typed(GAME, list.row()) : new Typed(NUMBERS, text, games);
    }

    /** A text that is not in the notation: rules of one heap by their name, a task, or nothing that is known. */
    private Typed inWords(String text, String plain) {
        if (isTask(text)) {
            return new Typed(TASK, text);
        }
        return isSequence(plain) ? new Typed(SEQUENCE, plain) : new Typed(UNKNOWN, text, names.near(plain));
    }

    /** A text that begins as the notation does, right or with a slip in it; empty for another. */
    private Optional<Typed> inNotation(String text, String plain) {
        Source source = Source.of(text);
        if (names.calls(plain) || plain.startsWith("@") || notation.isRuleFile(source)) {
            boolean value = ValueNotation.begins(source);
            return Optional.of(new Typed(isOpen(source) ? OPEN_RULES : value ? VALUE : GAME, text));
        }
        return ValueNotation.begins(source) ? Optional.of(new Typed(VALUE, text)) : Optional.empty();
    }

    private static boolean isSequence(String code) {
        try {
            HeapRulesText.parse(code);
            return true;
        } catch (ZermeloException e) {
            return false;
        }
    }

    private static boolean isOpen(Source source) {
        try {
            return HeapRulesText.isDeclared(source.text())
                    && !RuleText.ruleset(source).closed();
        } catch (ZermeloException e) {
            return false;
        }
    }

    /** Whether a text that is not in the notation is as long as a task in words is. */
    private static boolean isTask(String text) {
        return WORD.matcher(text).results().limit(WORDS_OF_A_TASK).count() == WORDS_OF_A_TASK
                || IDEOGRAPHS.matcher(text).find();
    }
}
