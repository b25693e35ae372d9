package org.zermelo.partizan.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.zermelo.partizan.form.Forms;

/**
 * What becomes of an option in the canonical form (Siegel 2013, II.2).
 *
 * @param form the option
 * @param dominatedBy another option that is at least as good for the player
 * @param reversibleThrough the opponent's answer that is at least as good for the opponent as the whole game
 */
public record OptionFate(int form, Optional<Integer> dominatedBy, Optional<Integer> reversibleThrough) {

    /** What becomes of each left option of a game. */
    public static List<OptionFate> lefts(Forms forms, int game, int[] options) {
        return of(forms, game, options, true);
    }

    /** What becomes of each right option of a game. */
    public static List<OptionFate> rights(Forms forms, int game, int[] options) {
        return of(forms, game, options, false);
    }

    private static List<OptionFate> of(Forms forms, int game, int[] options, boolean left) {
        List<OptionFate> fates = new ArrayList<>();
        for (int option : options) {
            fates.add(new OptionFate(
                    option, boxed(dominator(forms, option, options, left)), boxed(answer(forms, game, option, left))));
        }
        return fates;
    }

    private static Optional<Integer> boxed(OptionalInt form) {
        return form.isPresent() ? Optional.of(form.getAsInt()) : Optional.empty();
    }

    private static OptionalInt dominator(Forms forms, int option, int[] options, boolean left) {
        for (int other : options) {
            if (other != option && (left ? forms.atMost(option, other) : forms.atMost(other, option))) {
                return OptionalInt.of(other);
            }
        }
        return OptionalInt.empty();
    }

    private static OptionalInt answer(Forms forms, int game, int option, boolean left) {
        for (int answer : left ? forms.rights(option) : forms.lefts(option)) {
            if (left ? forms.atMost(answer, game) : forms.atMost(game, answer)) {
                return OptionalInt.of(answer);
            }
        }
        return OptionalInt.empty();
    }
}
