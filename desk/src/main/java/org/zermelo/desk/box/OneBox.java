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
import java.util.stream.Stream;
import org.zermelo.desk.ValueCertificate;
import org.zermelo.game.ZermeloException;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.law.check.LawCheck;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.Notation;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.PlainSigns;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.form.Forms;

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
            Pattern.compile("\\{\\s*[1-9]\\d{0,5}(?:(?:\\s*[,\\s]\\s*|\\.\\.)[1-9]\\d{0,5})*+\\s*}");

    /** No value whose braces are left out is longer. */
    private static final int MOST_SIGNS = 200;

    /** A whole command line of ours, as docs show it. */
    private static final Pattern COMMAND = Pattern.compile(
            "^(?:\\$\\s*)?(?:(?:\\./)?zermelo\\s+(?:[a-z]+\\s+(?='))?|solve\\s+)(?:solve\\s+)?(?:'([^']*)'|([^'-].*))$",
            Pattern.DOTALL);

    /** A sum of nimbers, as programs write it; {@code 2^10} without blanks is a power. */
    private static final Pattern XOR =
            Pattern.compile("\\d{1,9}(?:(?:\\s*(?:xor|XOR|\u2295)\\s*|\\s+\\^\\s+)\\d{1,9})+");

    private static final Pattern FRACTION = Pattern.compile("-?\\d+/\\d+");

    private static final Pattern HAS_DIGIT = Pattern.compile("\\d");

    /** A code of a game on heaps with a decimal comma. */
    private static final Pattern CODE_WITH_COMMA = Pattern.compile("0,[0-7]+");

    /** What no name, no number and no little word holds: a text with one of these is written in the notation. */
    private static final Pattern WRITTEN = Pattern.compile("[(){}|*^@;\u00b1\u2191\u2193\u2217<>=\n]");

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
        String text = Address.game(asked).orElse(asked).replace("½", "1/2").replace('★', '*');
        if (CertificateChecker.isCertificate(text)
                || ValueCertificate.isCertificate(text)
                || LawCheck.isCertificate(text)) {
            return new Typed(CERTIFICATE, text);
        }
        String plain = PlainSigns.of(text).strip();
        return inBraces(plain)
                .or(() -> known(text, plain))
                .or(() -> misere(text, plain))
                .or(() -> plain.isEmpty() ? Optional.empty() : withoutTalk(text, plain))
                .or(() -> slip(text, plain))
                .orElseGet(() -> inWords(text, plain));
    }

    /** What is understood wholly: numbers, a set, a code, a name, a text in the notation. */
    private Optional<Typed> known(String text, String plain) {
        Optional<BareNumbers> numbers = BareNumbers.read(plain)
                .filter(list -> !names.isName(list.label()) || names.needsRules(list.label()))
                .filter(list -> !CODE_WITH_COMMA.matcher(plain).matches())
                .or(() -> BareNumbers.behind(plain).filter(list -> names.needsRules(list.label())));
        if (numbers.isPresent()) {
            return Optional.of(numbers(text, numbers.get()));
        }
        if (SUBTRACTION_SET.matcher(plain).matches()) {
            return Optional.of(new Typed(SEQUENCE, "subtraction(" + plain + ")"));
        }
        String code = plain.startsWith(".")
                ? "0" + plain
                : CODE_WITH_COMMA.matcher(plain).matches() ? plain.replace(',', '.') : plain;
        if (CODE.matcher(code).matches() && isSequence(code)) {
            return Optional.of(new Typed(SEQUENCE, code));
        }
        if (XOR.matcher(plain).matches()) {
            return Optional.of(new Typed(VALUE, "*" + plain.replaceAll("\\D+", " + *")));
        }
        List<String> alone = names.alone(plain);
        if (alone.size() == 1) {
            return Optional.of(new Typed(isOpen(Source.of(alone.get(0))) ? OPEN_RULES : GAME, alone.get(0)));
        }
        return alone.isEmpty()
                ? (names.calls(plain) ? Optional.<Typed>empty() : names.withNumbers(plain))
                        .or(() -> inNotation(text, plain))
                : Optional.of(new Typed(UNKNOWN, text, alone));
    }

    /** The same of what is left without quotes, questions and little words; a lone number is one of a heap then. */
    private Optional<Typed> withoutTalk(String text, String plain) {
        String rest = SmallTalk.without(plain);
        if (rest.isEmpty() || rest.equals(plain)) {
            return Optional.empty();
        }
        return rest.matches("\\d+")
                ? BareNumbers.read("[" + rest + "]").map(list -> numbers(text, list))
                : known(rest, rest)
                        .map(typed -> typed.kind() == NUMBERS ? new Typed(NUMBERS, text, typed.offers()) : typed);
    }

    /** Numbers beside the word that makes a game mis\u00e8re: Nim alone is played so. */
    private static Optional<Typed> misere(String text, String plain) {
        return InputWords.of("misere").stream()
                .filter(word -> plain.startsWith(word + " ") || plain.endsWith(" " + word))
                .map(word -> BareNumbers.read(plain.replace(word, "").strip()))
                .flatMap(Optional::stream)
                .map(list -> new Typed(UNKNOWN, text, List.of("misere " + list.nim())))
                .findFirst();
    }

    /** A value whose outer braces were left out: {@code 2|-1}. */
    private static Optional<Typed> inBraces(String plain) {
        return plain.indexOf('|') < 0 || plain.indexOf('(') >= 0 || plain.length() > MOST_SIGNS || isValue(plain)
                ? Optional.empty()
                : Stream.of("{" + plain + "}", "{" + plain)
                        .filter(OneBox::isValue)
                        .map(value -> new Typed(VALUE, value))
                        .findFirst();
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
        if (isSequence(plain)) {
            return new Typed(SEQUENCE, plain);
        }
        List<String> sized = names.ofSize(plain);
        return new Typed(UNKNOWN, text, sized.isEmpty() ? names.near(plain) : sized);
    }

    /** A text in the notation: one that holds its signs, right or with a slip, or one that can be read; empty for another. */
    private Optional<Typed> inNotation(String text, String plain) {
        Source source = Source.of(text);
        boolean value = ValueNotation.begins(source);
        if (names.calls(plain)
                || plain.startsWith("@")
                || notation.isRuleFile(source) && (isWritten(plain) || isOpen(source) || isGame(text))) {
            return Optional.of(new Typed(isOpen(source) ? OPEN_RULES : value ? VALUE : GAME, text));
        }
        return value
                        && (isWritten(plain) && !plain.endsWith("?")
                                || FRACTION.matcher(plain).matches()
                                || isValue(plain))
                ? Optional.of(new Typed(VALUE, isValue(text) ? text : plain))
                : Optional.empty();
    }

    /** A text of rules without a sign of the notation that cannot be read, and that nothing else explains. */
    private Optional<Typed> slip(String text, String plain) {
        return HAS_DIGIT.matcher(plain).find()
                        && notation.isRuleFile(Source.of(text))
                        && names.near(plain).isEmpty()
                        && !isTask(text)
                ? Optional.of(new Typed(GAME, text))
                : Optional.empty();
    }

    private static boolean isWritten(String plain) {
        return WRITTEN.matcher(plain).find();
    }

    private boolean isGame(String text) {
        try {
            notation.parse(text);
            return true;
        } catch (ZermeloException e) {
            return false;
        }
    }

    private static boolean isValue(String text) {
        try {
            return ValueNotation.read(Source.of(text), new Forms()).isPresent();
        } catch (ZermeloException e) {
            return false;
        }
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
