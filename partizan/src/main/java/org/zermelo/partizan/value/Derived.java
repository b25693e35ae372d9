package org.zermelo.partizan.value;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Followers;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.operation.Companions;
import org.zermelo.partizan.operation.Incentives;
import org.zermelo.partizan.operation.Temperatures;
import org.zermelo.partizan.operation.Uptimal;
import org.zermelo.partizan.thermograph.Thermographs;
import org.zermelo.partizan.value.Appraisal.Shown;

/**
 * Games that are made of a value. Each takes as long as its form is large, so that of a large one they are left out.
 *
 * @param companion the game with 0 and * exchanged
 * @param freezingPoint the game cooled by its temperature
 * @param uptimal its expansion in powers of up; empty when it is no uptimal
 * @param leftIncentives what Left gains by a move, none of these at most another
 * @param rightIncentives what Right gains by a move
 */
public record Derived(
        Optional<Shown> companion,
        Optional<Shown> freezingPoint,
        Optional<Uptimal> uptimal,
        Optional<List<Shown>> leftIncentives,
        Optional<List<Shown>> rightIncentives) {

    /** Larger forms are only asked for what takes no time. */
    private static final int MOST_FOLLOWERS = 2_000;

    /** An incentive is a difference of two forms, which may have as many followers as pairs of theirs. */
    private static final int MOST_PAIRS = 40_000;

    public Derived {
        leftIncentives = leftIncentives.map(List::copyOf);
        rightIncentives = rightIncentives.map(List::copyOf);
    }

    static Derived of(Forms forms, LiteralPrinter printer, Thermographs thermographs, int form) {
        Followers followers = new Followers(forms);
        boolean small = followers.count(form) <= MOST_FOLLOWERS;
        Temperatures temperatures = new Temperatures(forms, thermographs);
        return new Derived(
                made(small, printer, form, game -> Companions.of(forms, game)),
                made(small, printer, form, temperatures::frozen),
                found(() -> Uptimal.of(forms, form)),
                found(() -> gained(followers, form, forms.lefts(form))
                        .map(all -> shown(printer, Incentives.left(forms, form)))),
                found(() -> gained(followers, form, forms.rights(form))
                        .map(all -> shown(printer, Incentives.right(forms, form)))));
    }

    private static Optional<Shown> made(boolean small, LiteralPrinter printer, int form, IntUnaryOperator operation) {
        return found(() -> small ? Optional.of(Shown.of(printer, operation.applyAsInt(form))) : Optional.empty());
    }

    /** The value is there whatever else can be told of it; so what is refused is left out. */
    private static <T> Optional<T> found(Supplier<Optional<T>> made) {
        try {
            return made.get();
        } catch (RefusedException e) {
            return Optional.empty();
        }
    }

    /** The options, if it is short work to take the form from each. */
    private static Optional<int[]> gained(Followers followers, int form, int[] options) {
        long pairs = 0;
        for (int option : options) {
            pairs += (long) followers.count(form) * followers.count(option);
        }
        return pairs <= MOST_PAIRS ? Optional.of(options) : Optional.empty();
    }

    private static List<Shown> shown(LiteralPrinter printer, int[] forms) {
        return Arrays.stream(printer.order().sorted(forms))
                .mapToObj(form -> Shown.of(printer, form))
                .toList();
    }
}
