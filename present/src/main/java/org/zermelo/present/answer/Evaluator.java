package org.zermelo.present.answer;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import org.zermelo.game.Games;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/** Answers about many positions of one game, each asked once: the worth and every move with its worth. */
public final class Evaluator<P, M> {

    private final Desk desk;
    private final Rules<P, M> rules;
    private final Value value;
    private final Watch watch;
    private final Map<P, Answer<M>> known = new HashMap<>();

    /** An evaluator of what the value says about the positions of these rules. */
    public Evaluator(Desk desk, Rules<P, M> rules, Value value, Watch watch) {
        this.desk = desk;
        this.rules = rules;
        this.value = value;
        this.watch = watch;
    }

    /** The rules. */
    public Rules<P, M> rules() {
        return rules;
    }

    /** The answer at a position, without line and reason. */
    public Answer<M> at(P position) {
        Answer<M> answer = known.get(position);
        if (answer == null) {
            watch.check();
            answer = ask(position, EnumSet.of(Part.MOVES, Part.ALL_WORTHS));
            known.put(position, answer);
        }
        return answer;
    }

    /** The whole answer at a position. */
    public Answer<M> wholly(P position) {
        return ask(position, EnumSet.allOf(Part.class));
    }

    private Answer<M> ask(P position, EnumSet<Part> parts) {
        Question<P, M> question = Question.of(Games.from(rules, position), value);
        return desk.planner().solve(question.only(parts.toArray(new Part[0])), watch);
    }
}
