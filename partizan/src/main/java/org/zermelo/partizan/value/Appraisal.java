package org.zermelo.partizan.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.Literal;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.operation.AtomicWeights;
import org.zermelo.partizan.operation.Birthdays;
import org.zermelo.partizan.operation.ReducedForms;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;

/**
 * What is known of a value, in texts and numbers, so that it outlives its arena.
 *
 * @param text the canonical form
 * @param outcome who wins
 * @param birthday the day on which it is born
 * @param stops the numbers where play ends
 * @param thermograph mean, temperature and walls
 * @param reduced the simplest game that is infinitesimally near
 * @param atomicWeight how many ups it is worth; empty when it is not atomic
 * @param derived other games that are made of it
 * @param form the form itself, for those who write all of its text
 * @param written what was written
 */
public record Appraisal(
        Shown text,
        OutcomeClass outcome,
        BigInteger birthday,
        Stops stops,
        Thermograph thermograph,
        Shown reduced,
        Optional<Shown> atomicWeight,
        Derived derived,
        CanonicalForm form,
        WrittenMoves written) {

    /** So many options of each player are listed. */
    private static final int MOST_OPTIONS = 1_000;

    /**
     * A form as a text, or its length and digest where it is too long to be shown.
     *
     * @param whole the whole text, if it is short enough
     * @param length its length in characters
     * @param sha256 its digest, if it is not shown and not too long for one
     * @param shown the text or its beginning
     */
    public record Shown(Optional<String> whole, long length, Optional<String> sha256, String shown) {
        /** The text of a form by the printer of its arena. */
        public static Shown of(LiteralPrinter printer, int form) {
            FormText text = new FormText(printer, form);
            Optional<String> whole = text.whole();
            return new Shown(whole, text.length(), whole.isPresent() ? Optional.empty() : text.sha256(), text.shown());
        }
    }

    /**
     * An option and what becomes of it in the canonical form.
     *
     * @param move the move that leads to it, if it was written as a position
     * @param value the option
     * @param mean its mean
     * @param temperature its temperature
     * @param dominated the option that makes it idle
     * @param reversible the answer through which it is bypassed
     * @param part the part in which it is made, or one of those alike, from 0; -1 where that is not known
     */
    public record AppraisedMove(
            Optional<String> move,
            Shown value,
            Dyadic mean,
            Dyadic temperature,
            Optional<Shown> dominated,
            Optional<Shown> reversible,
            int part) {}

    /** One of so many parts that are alike: what it is worth, and how hot it is. */
    public record AppraisedPart(int count, Shown value, Dyadic mean, Dyadic temperature) {}

    /** The number where play ends if Left begins, and if Right does. */
    public record Stops(Dyadic left, Dyadic right) {}

    /**
     * The options and the parts that were written.
     *
     * @param lefts Left's options and what becomes of them
     * @param rights Right's options and what becomes of them
     * @param parts the parts of the position; none where it does not fall apart, or is no position
     */
    public record WrittenMoves(List<AppraisedMove> lefts, List<AppraisedMove> rights, List<AppraisedPart> parts) {
        public WrittenMoves {
            lefts = List.copyOf(lefts);
            rights = List.copyOf(rights);
            parts = List.copyOf(parts);
        }
    }

    /** What is known of a value with the options that were written. */
    public static Appraisal of(Forms forms, Literal literal) {
        int form = literal.form();
        LiteralPrinter printer = new LiteralPrinter(forms);
        Literal.Options options = literal.written()
                .orElseGet(() -> Literal.Options.of(
                        printer.order().lefts(form), printer.order().rights(form)));
        Thermographs thermographs = new Thermographs(forms);
        boolean apart = options.parts().size() > 1 || options.parts().stream().anyMatch(part -> part.count() > 1);
        OptionalInt weight = new AtomicWeights(forms).of(form);
        return new Appraisal(
                Shown.of(printer, form),
                OutcomeClass.of(forms.relation(form, Forms.ZERO)),
                Birthdays.of(forms, form),
                new Stops(forms.leftStop(form), forms.rightStop(form)),
                thermographs.of(form),
                Shown.of(printer, new ReducedForms(forms).of(form)),
                weight.isPresent() ? Optional.of(Shown.of(printer, weight.getAsInt())) : Optional.empty(),
                Derived.of(forms, printer, thermographs, form),
                CanonicalForm.of(forms, form),
                new WrittenMoves(
                        moves(
                                printer,
                                thermographs,
                                first(options.lefts()),
                                apart,
                                at -> OptionFate.lefts(forms, form, at)),
                        moves(
                                printer,
                                thermographs,
                                first(options.rights()),
                                apart,
                                at -> OptionFate.rights(forms, form, at)),
                        !apart
                                ? List.of()
                                : options.parts().stream()
                                        .map(part -> part(printer, thermographs, part))
                                        .toList()));
    }

    private static AppraisedPart part(LiteralPrinter printer, Thermographs thermographs, GameTerms.Term.Part part) {
        Thermograph thermograph = thermographs.of(part.form());
        return new AppraisedPart(
                part.count(), Shown.of(printer, part.form()), thermograph.mean(), thermograph.temperature());
    }

    private static List<Literal.Option> first(List<Literal.Option> options) {
        return options.subList(0, Math.min(options.size(), MOST_OPTIONS));
    }

    private static List<AppraisedMove> moves(
            LiteralPrinter printer,
            Thermographs thermographs,
            List<Literal.Option> options,
            boolean apart,
            Function<int[], List<OptionFate>> fates) {
        List<OptionFate> found =
                fates.apply(options.stream().mapToInt(Literal.Option::form).toArray());
        List<AppraisedMove> moves = new ArrayList<>();
        for (int k = 0; k < found.size(); k++) {
            OptionFate fate = found.get(k);
            moves.add(new AppraisedMove(
                    options.get(k).move(),
                    Shown.of(printer, fate.form()),
                    thermographs.of(fate.form()).mean(),
                    thermographs.of(fate.form()).temperature(),
                    fate.dominatedBy().map(by -> Shown.of(printer, by)),
                    fate.reversibleThrough().map(through -> Shown.of(printer, through)),
                    apart ? options.get(k).part() : -1));
        }
        return moves;
    }
}
