package org.zermelo.partizan.literal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.operation.AtomicWeights;
import org.zermelo.partizan.operation.Companions;
import org.zermelo.partizan.operation.OrdinalSums;
import org.zermelo.partizan.operation.Powers;
import org.zermelo.partizan.operation.Products;
import org.zermelo.partizan.operation.ReducedForms;
import org.zermelo.partizan.operation.Temperatures;
import org.zermelo.partizan.thermograph.Thermographs;

/** What may be done with values by name, such as {@code cool({3|1}, 1/2)}. */
enum ValueFunction {
    TINY(1, (forms, of) -> Powers.tiny(forms, of[0])),
    MINY(1, (forms, of) -> forms.negative(Powers.tiny(forms, of[0]))),
    COOL(2, (forms, of) -> temperatures(forms).cooled(of[0], number(forms, of[1]))),
    FREEZE(1, (forms, of) -> temperatures(forms).frozen(of[0])),
    HEAT(2, (forms, of) -> temperatures(forms).heated(of[0], of[1])),
    OVERHEAT(3, (forms, of) -> temperatures(forms).overheated(of[0], of[1], of[2])),
    NORTON(2, (forms, of) -> Products.norton(forms, of[0], of[1]), "nortonmultiply"),
    CONWAY(2, (forms, of) -> Products.conway(forms, of[0], of[1]), "conwaymultiply"),
    ORDINAL(2, (forms, of) -> OrdinalSums.sum(forms, of[0], of[1])),
    CONJUNCTIVE(2, (forms, of) -> OrdinalSums.conjunctive(forms, of[0], of[1])),
    SELECTIVE(2, (forms, of) -> OrdinalSums.selective(forms, of[0], of[1])),
    POWER(2, (forms, of) -> Powers.power(forms, of[0], number(forms, of[1])), "pow"),
    POWTO(2, (forms, of) -> Powers.powerTo(forms, of[0], number(forms, of[1]))),
    COMPANION(1, (forms, of) -> Companions.of(forms, of[0])),
    REDUCED(1, (forms, of) -> new ReducedForms(forms).of(of[0])),
    MEAN(1, (forms, of) -> forms.number(new Thermographs(forms).of(of[0]).mean())),
    TEMPERATURE(1, (forms, of) -> forms.number(new Thermographs(forms).of(of[0]).temperature())),
    WEIGHT(
            1,
            (forms, of) ->
                    new AtomicWeights(forms).of(of[0]).orElseThrow(() -> new BadInputException("partizan.not-atomic")),
            "atomicweight");

    /** The names as a group of a regular expression. */
    static final String NAMES =
            Arrays.stream(values()).flatMap(function -> function.names.stream()).collect(Collectors.joining("|"));

    private final int arguments;
    private final Work work;
    private final List<String> names = new ArrayList<>();

    ValueFunction(int arguments, Work work, String... others) {
        this.arguments = arguments;
        this.work = work;
        names.add(text());
        names.addAll(List.of(others));
    }

    /** What is made of values. */
    private interface Work {
        int of(Forms forms, int[] values);
    }

    /** The function whose name and parenthesis come at once. */
    static Optional<ValueFunction> take(LiteralScanner scanner) {
        return Arrays.stream(values())
                .filter(function -> function.names.stream().anyMatch(scanner::takeName))
                .findFirst();
    }

    /** The name; other programs have other ones, which are read, too. */
    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How many values it takes. */
    int arguments() {
        return arguments;
    }

    /**
     * What is made of so many values.
     *
     * @throws BadInputException where it is not defined
     */
    int of(Forms forms, int[] values) {
        return work.of(forms, values);
    }

    private static Temperatures temperatures(Forms forms) {
        return new Temperatures(forms, new Thermographs(forms));
    }

    private static Dyadic number(Forms forms, int form) {
        if (!forms.isNumber(form)) {
            throw new BadInputException("partizan.argument-number");
        }
        return forms.numberOf(form);
    }
}
