package org.zermelo.row.stones;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Oracle;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value;

/**
 * A method for one game whose kernel knows the code of every position.
 *
 * @param <P> a position of the game
 * @param <G> the game's rules
 */
final class StoneMethod<P, G extends Rules<P, ?>> implements Method {

    /** Makes the oracle of a game. */
    interface Kernel<P, G> {
        Oracle<P> oracle(G game, Value value, Watch watch);
    }

    private final String name;
    private final Class<G> game;
    private final Predicate<Value> values;
    private final Kernel<P, G> kernel;
    private String order = "O(n)";
    private ToDoubleFunction<G> steps = g -> 1;
    private ToLongFunction<G> bytes = g -> 1_000;

    StoneMethod(String name, Class<G> game, Predicate<Value> values, Kernel<P, G> kernel) {
        this.name = name;
        this.game = game;
        this.values = values;
        this.kernel = kernel;
    }

    /** The same method at this cost. */
    StoneMethod<P, G> costs(String newOrder, ToDoubleFunction<G> newSteps, ToLongFunction<G> newBytes) {
        StoneMethod<P, G> method = new StoneMethod<>(name, game, values, kernel);
        method.order = newOrder;
        method.steps = newSteps;
        method.bytes = newBytes;
        return method;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!game.isInstance(question.rules())) {
            return Fit.no("stones.other-game", "method", name);
        }
        if (!values.test(question.value())) {
            return Fit.no("stones.other-value", "value", question.value().name());
        }
        G rules = game.cast(question.rules());
        return Fit.yes(new Cost(order, steps.applyAsDouble(rules), bytes.applyAsLong(rules)), "stones.fit." + name);
    }

    @Override
    @SuppressWarnings("unchecked") // fit() accepts nothing but rules of class G, whose positions are P
    public <Q, M> Answer<M> solve(Question<Q, M> question, Watch watch) {
        G rules = game.cast(question.rules());
        Oracle<Q> oracle = (Oracle<Q>) kernel.oracle(rules, question.value(), watch);
        return Answers.of(question, oracle, name, new Counts((long) steps.applyAsDouble(rules), -1));
    }
}
