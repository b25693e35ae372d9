package org.zermelo.exam;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.Part;

/**
 * A way in which the words of a question can be understood.
 *
 * @param name what it takes the words to mean, a key of the language files without its prefix
 * @param part the question under this reading
 * @param meant whether exams mean it so; more than one is meant where nobody has said which set a question is about
 */
public record Reading(String name, Part part, boolean meant) {

    /** All readings of a question, the one that exams mean first. */
    public static List<Reading> of(Part part) {
        StartSet set = part.question().set();
        List<Reading> all = new ArrayList<>();
        if (set instanceof StartSet.Unlucky) {
            add(all, part, "unlucky", "U", true);
            add(all, part, "any-move", "L1", !part.question().beside().isEmpty());
            add(all, part, "missed-win", "U&W1", false);
        } else if (set instanceof StartSet.Lost lost && lost.moves() == 1) {
            add(all, part, "any-move", "L1", true);
            add(all, part, "unlucky", "U", !part.question().beside().isEmpty());
            add(all, part, "missed-win", "U&W1", false);
        } else if (set instanceof StartSet.Won won && won.moves() > 1) {
            String later = won.moves() > 2 ? "-later" : "";
            add(all, part, "exactly" + later, won.toString(), true);
            add(all, part, "first-allowed", "W1|" + won, false);
            add(all, part, "or-later", "Wany-W1", false);
            add(all, part, "with-help" + later, "coop" + won.plies(), false);
        } else if (set instanceof StartSet.Lost lost) {
            add(all, part, lost.moves() > 2 ? "exactly-lost-later" : "exactly-lost", lost.toString(), true);
            add(all, part, "first-certain-allowed", "L1|" + lost, false);
            add(all, part, "or-later-lost", "Lany", false);
            add(all, part, "first-possible", lost + "&U", false);
        } else {
            all.add(new Reading("as-asked", part, true));
        }
        if (part.rules().parameters().size() > 1) {
            part.wordings()
                    .forEach(wording -> wording.question()
                            .listing()
                            .others(part.question().ask())
                            .forEach(listing -> all.add(new Reading(
                                    listing.text(),
                                    wording.with(wording.question().as(listing)),
                                    false))));
        }
        return all;
    }

    private static void add(List<Reading> all, Part part, String name, String set, boolean meant) {
        all.add(new Reading(name, part.with(part.question().about(StartSet.parse(set))), meant));
    }

    /**
     * The answer under this reading.
     *
     * @throws org.zermelo.game.RefusedException when there are too many starts or positions
     */
    public Finding answer(Examiner examiner) {
        return examiner.answer(part);
    }
}
