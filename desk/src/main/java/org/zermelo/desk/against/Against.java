package org.zermelo.desk.against;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;

/**
 * A program held against ours on random inputs, until the first that differs, which is then made as small as can be.
 *
 * @param game the game whose numbers are drawn
 * @param layout how an input is written
 * @param sought what is compared
 * @param spoken how the program names winners
 * @param cases how many inputs
 * @param seed what the inputs are drawn by; the same seed draws the same inputs
 */
public record Against(GameTemplate game, InputLayout layout, Sought sought, Spoken spoken, int cases, long seed) {

    private static final int MOST_CASES = 1_000_000;

    /** How often a program is run to make an input smaller. */
    private static final int MOST_STEPS = 300;

    /** The same of a program that takes too long, each time as long. */
    private static final int MOST_LATE_STEPS = 12;

    /**
     * The first input at which both differ, made smaller.
     *
     * @param number of the case at which they first differed, from 1
     * @param game the game of the smaller input
     * @param input the smaller input
     * @param run what the program says to it
     * @param ours what is right
     * @param smaller how often the input was made smaller
     */
    public record Differing(
            int number, String game, String input, OwnProgram.ProgramRun run, String ours, int smaller) {}

    /**
     * What came of it.
     *
     * @param against what was asked
     * @param agreed on how many inputs both agree
     * @param differing the first input at which they do not
     */
    public record HeldAgainst(Against against, int agreed, Optional<Differing> differing) {}

    public Against {
        if (cases < 1 || cases > MOST_CASES) {
            throw new BadInputException("against.cases", "seen", cases, "most", MOST_CASES);
        }
    }

    /**
     * Runs the program.
     *
     * @throws BadInputException when an input that was drawn makes no game
     * @throws RefusedException when a game that was drawn is too large
     */
    public HeldAgainst run(Desk desk, OwnProgram program, Watch watch) {
        Random chance = new Random(seed);
        for (int number = 1; number <= cases; number++) {
            watch.check();
            watch.progress(number - 1L, cases);
            List<List<Long>> numbers = game.drawn(chance);
            Optional<Differing> differing = difference(desk, program, numbers, number, watch);
            if (differing.isPresent()) {
                Differing smallest = smallest(desk, program, numbers, differing.get(), watch);
                return new HeldAgainst(this, number - 1, Optional.of(smallest));
            }
        }
        return new HeldAgainst(this, cases, Optional.empty());
    }

    private Optional<Differing> difference(
            Desk desk, OwnProgram program, List<List<Long>> numbers, int number, Watch watch) {
        String text = game.game(numbers);
        OurAnswer ours = OurAnswer.of(desk, text, sought, watch);
        String input = layout.input(game, numbers, sought);
        OwnProgram.ProgramRun run = program.run(input);
        boolean agrees = run.ended() == OwnProgram.Ended.WELL && ours.accepts(run.text(), sought, spoken);
        return agrees ? Optional.empty() : Optional.of(new Differing(number, text, input, run, ours.text(), 0));
    }

    /** Goes to a smaller input that differs in the same way, as long as there is one. */
    private Differing smallest(Desk desk, OwnProgram program, List<List<Long>> numbers, Differing found, Watch watch) {
        int left = found.run().ended() == OwnProgram.Ended.LATE ? MOST_LATE_STEPS : MOST_STEPS;
        Differing smallest = found;
        List<List<Long>> now = numbers;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (List<List<Long>> less : game.smaller(now)) {
                if (left-- <= 0) {
                    return smallest;
                }
                Optional<Differing> same = alike(desk, program, less, found, watch);
                if (same.isPresent()) {
                    Differing next = same.get();
                    smallest = new Differing(
                            found.number(), next.game(), next.input(), next.run(), next.ours(), smallest.smaller() + 1);
                    now = less;
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    private Optional<Differing> alike(
            Desk desk, OwnProgram program, List<List<Long>> numbers, Differing found, Watch watch) {
        try {
            return difference(desk, program, numbers, found.number(), watch)
                    .filter(next -> next.run().ended() == found.run().ended());
        } catch (BadInputException | RefusedException e) {
            // not each smaller input makes a game
            return Optional.empty();
        }
    }
}
