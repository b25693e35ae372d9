package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.zermelo.desk.Paging;
import org.zermelo.desk.RuleNotes;
import org.zermelo.desk.Solved;
import org.zermelo.game.Trait;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.scene.Paint;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answers;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;

/** An answer for people: one fact a line, each with its name before it. */
public final class AnswerText {

    private static final int WIDTH = 100;

    /** So many moves of the same worth stand on one line, as far as it goes. */
    private static final int ALIKE = 4;

    private static final int NAMES = 60;

    private final Words words;
    private final Paint paint;
    private final AnswerRows rows;

    private AnswerText(Words words, Paint paint) {
        this.words = words;
        this.paint = paint;
        this.rows = new AnswerRows(words);
    }

    /** The whole answer, with a line end after each line. */
    public static String of(Solved<?, ?> solved, Paging paging, Words words) {
        return of(solved, paging, words, List.of(), Paint.PLAIN);
    }

    /** The same with the lines of a drawing of the start, if there are any, and in colours. */
    public static String of(Solved<?, ?> solved, Paging paging, Words words, List<String> board, Paint paint) {
        return new AnswerText(words, paint).write(solved, paging, board);
    }

    /** What the game is worth, in a line. */
    public static String brief(Solved<?, ?> solved, Words words, Paint paint) {
        return new AnswerText(words, paint).worth(solved) + "\n";
    }

    private String worth(Solved<?, ?> solved) {
        Answer<?> answer = solved.answer();
        return paint.bySign(answer.worth().sign(), WorthText.of(answer.worth(), solved.score(), words))
                + status(answer);
    }

    private <P, M> String write(Solved<P, M> solved, Paging paging, List<String> board) {
        Answer<M> answer = solved.answer();
        row("game", words.apart(Brief.of(solved.game())) + "   (" + convention(solved) + ")");
        row("value", worth(solved));
        solved.withoutDepth().ifPresent(why -> row("", words.say(why)));
        RuleNotes.of(solved.rules()).forEach(note -> row("note", words.say(note)));
        BoardText.of(solved.rules(), answer).ifPresent(drawn -> {
            row("board", apart(drawn));
            String numbers = solved.hasDear() ? "answer.board-some-nimbers" : "answer.board-nimbers";
            row("", words.say(answer.worth() instanceof Nimber ? numbers : "answer.board-outcomes"));
        });
        if (!board.isEmpty()) {
            row("board", apart(String.join("\n", board)));
        }
        moves(solved, paging);
        if (solved.hasDear()) {
            row("", words.say("answer.dear-nimbers"));
        }
        line(solved, paging);
        answer.reason().ifPresent(reason -> row("why", ReasonText.of(reason, words)));
        row("method", words.apart(answer.method()) + counted(answer));
        return rows.toString();
    }

    /** How much was looked at, in parentheses; nothing where a formula left nothing to count. */
    private String counted(Answer<?> answer) {
        if (answer.method().equals(Answers.LOOK_UP)) {
            return " ("
                    + words.say("answer.looked-up", "positions", answer.counts().positions()) + ")";
        }
        long nodes = answer.counts().nodes();
        return nodes == 0 ? "" : " (" + words.say("answer.counted", "nodes", nodes) + ")";
    }

    private String convention(Solved<?, ?> solved) {
        Convention convention = solved.answer().convention();
        boolean impartial = solved.rules().traits().contains(Trait.IMPARTIAL);
        String key = "answer.convention." + convention.name().toLowerCase(Locale.ROOT);
        return words.say(convention == Convention.NORMAL && impartial ? key + "-impartial" : key);
    }

    private String status(Answer<?> answer) {
        return answer.status() == Answer.Status.PROVED
                ? ""
                : " (" + words.say("answer.status." + answer.status().name().toLowerCase(Locale.ROOT)) + ")";
    }

    private <P, M> void moves(Solved<P, M> solved, Paging paging) {
        List<Answer.MoveWorth<M>> all = solved.answer().moves();
        if (all.isEmpty()) {
            return;
        }
        List<Answer.MoveWorth<M>> shown = solved.shownMoves(paging);
        List<List<Answer.MoveWorth<M>>> groups = alike(shown);
        int width = groups.stream()
                .filter(group -> group.size() == 1)
                .mapToInt(group -> group.get(0).move().toString().length())
                .max()
                .orElse(0);
        String name = "moves";
        for (List<Answer.MoveWorth<M>> group : groups) {
            Answer.MoveWorth<M> move = group.get(0);
            String names = group.stream().map(each -> each.move().toString()).collect(Collectors.joining(", "));
            String best = move.best() ? "  " + words.say("answer.best") : "";
            row(
                    name,
                    words.apart(AnswerRows.pad(names, width)) + "  "
                            + paint.bySign(
                                    move.worth().signOfMove(), words.apart(WorthWords.brief(move.worth(), words)))
                            + best);
            name = "";
        }
        if (shown.size() < all.size()) {
            String classes = AnswerJson.classes(all).entrySet().stream()
                    .limit(WIDTH / 10)
                    .map(e -> words.say("answer.class", "worth", e.getKey(), "count", e.getValue()))
                    .collect(Collectors.joining(", "));
            row(name, words.say("answer.more-moves", "count", all.size() - shown.size(), "classes", classes));
        }
    }

    /** Moves that follow each other and are worth the same, as those do that a turn of the board makes of each other. */
    private static <M> List<List<Answer.MoveWorth<M>>> alike(List<Answer.MoveWorth<M>> moves) {
        List<List<Answer.MoveWorth<M>>> groups = new ArrayList<>();
        for (int from = 0; from < moves.size(); ) {
            Answer.MoveWorth<M> first = moves.get(from);
            int to = from + 1;
            while (to < moves.size()
                    && moves.get(to).worth().equals(first.worth())
                    && moves.get(to).best() == first.best()) {
                to++;
            }
            groups.addAll(lines(moves.subList(from, to)));
            from = to;
        }
        return groups;
    }

    private static <M> List<List<Answer.MoveWorth<M>>> lines(List<Answer.MoveWorth<M>> alike) {
        if (alike.size() < ALIKE) {
            return alike.stream().map(List::of).toList();
        }
        List<List<Answer.MoveWorth<M>>> lines = new ArrayList<>();
        int width = NAMES;
        for (Answer.MoveWorth<M> move : alike) {
            int more = move.move().toString().length() + 2;
            if (width + more > NAMES) {
                lines.add(new ArrayList<>());
                width = 0;
            }
            lines.get(lines.size() - 1).add(move);
            width += more;
        }
        return lines;
    }

    private void line(Solved<?, ?> solved, Paging paging) {
        int length = solved.answer().line().size();
        if (length == 0) {
            return;
        }
        List<Solved.LineStep> steps = solved.steps(paging.line());
        String name = "line";
        StringBuilder text = new StringBuilder();
        for (Solved.LineStep step : steps) {
            String move = solved.scoring() ? step.move() + " (" + points(step) + ")" : step.move();
            if (text.length() + move.length() + 2 > WIDTH - rows.indent()) {
                row(name, words.apart(text.toString().trim()));
                name = "";
                text.setLength(0);
            }
            text.append(move).append(step.ply() < length ? ", " : "");
        }
        row(name, words.apart(text.toString().trim()));
        if (steps.size() < length) {
            row("", words.say("answer.more-line", "count", length - steps.size()));
        }
    }

    /** The points of a move; where both get some, those of the other behind a colon. */
    private static String points(Solved.LineStep step) {
        return step.both() == 0
                ? String.valueOf(step.gain())
                : Math.addExact(step.gain(), step.both()) + " : " + step.both();
    }

    private void row(String name, String text) {
        rows.row(name, text);
    }

    /** A drawing, line by line. */
    private String apart(String drawn) {
        return drawn.lines().map(words::apart).collect(Collectors.joining("\n"));
    }
}
