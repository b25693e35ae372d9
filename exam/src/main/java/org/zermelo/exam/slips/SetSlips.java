package org.zermelo.exam.slips;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.game.Note;

/** Slips in reading which starts are asked for. */
final class SetSlips {

    private SetSlips() {}

    static List<Slip> of(Part part) {
        List<Slip> slips = new ArrayList<>();
        StartSet set = part.question().set();
        if (set instanceof StartSet.Unlucky) {
            add(slips, part, "slip.any-read-as-all", "L1");
            add(slips, part, "slip.missed-win", "U&W1");
            add(slips, part, "slip.without-forced", "U-L1");
            add(slips, part, "slip.without-own-win", "U-W1");
            add(slips, part, "slip.own-move", "W1");
        } else if (set instanceof StartSet.Lost lost && lost.moves() == 1) {
            add(slips, part, "slip.all-read-as-any", "U");
            add(slips, part, "slip.missed-win", "U&W1");
            add(slips, part, "slip.own-move", "W1");
        } else if (set instanceof StartSet.Won won && won.moves() > 1) {
            add(slips, part, "slip.not-first-forgotten", within("W", won.moves()));
            add(slips, part, "slip.all-read-as-any", "coop" + won.plies() + "-W1");
            add(slips, part, "slip.all-read-as-any-not-first-forgotten", "coop" + won.plies());
            add(slips, part, "slip.any-later-move", "Wany-W1");
            add(slips, part, "slip.whole-strategy", "Wany");
            add(slips, part, "slip.other-player", "L" + won.moves());
            oneMoveMore(slips, part, "W", won.moves());
        } else if (set instanceof StartSet.Lost lost) {
            slips.add(new Slip(Note.of("slip.one-move-enough", "n", lost.moves()), part, Long.MAX_VALUE, true));
            add(slips, part, "slip.not-first-forgotten", within("L", lost.moves()));
            add(slips, part, "slip.any-later-move", "Lany-L1");
            add(slips, part, "slip.whole-strategy", "Lany");
            add(slips, part, "slip.only-first", "L1");
            add(slips, part, "slip.all-read-as-any", "coop" + lost.plies() + "-U");
            add(slips, part, "slip.all-read-as-any-not-first-forgotten", "coop" + lost.plies());
            add(slips, part, "slip.other-player", "W" + lost.moves());
            oneMoveMore(slips, part, "L", lost.moves());
            add(slips, part, "slip.may-win-first", lost + "&U");
        } else if (set instanceof StartSet.Won) {
            add(slips, part, "slip.other-player", "U");
            add(slips, part, "slip.other-player", "L1");
        } else if (set instanceof StartSet.LostAtAll) {
            add(slips, part, "slip.limited", "L1");
            add(slips, part, "slip.limited", "L2");
        } else {
            add(slips, part, "slip.part-forgotten", "U");
            add(slips, part, "slip.part-forgotten", "L1");
            add(slips, part, "slip.part-forgotten", "L2");
        }
        return slips;
    }

    private static void oneMoveMore(List<Slip> slips, Part part, String letter, int moves) {
        if (moves < StartSet.MOST_MOVES) {
            add(slips, part, "slip.one-move-more", letter + (moves + 1));
        }
    }

    private static String within(String letter, int moves) {
        StringBuilder text = new StringBuilder(letter + "1");
        for (int n = 2; n <= moves; n++) {
            text.append('|').append(letter).append(n);
        }
        return text.toString();
    }

    private static void add(List<Slip> slips, Part part, String key, String set) {
        ExamQuestion other = part.question().about(StartSet.parse(set));
        slips.add(Slip.of(part.with(other), key, "asked", part.question().set(), "answered", set));
    }
}
