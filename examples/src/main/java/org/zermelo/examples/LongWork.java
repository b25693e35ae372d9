package org.zermelo.examples;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.plan.Planner;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/** Work that tells how far it is, and ends when it is told to. */
public class LongWork implements Watch {

    private static final long EVERY = 100_000;

    private final AtomicBoolean stopped = new AtomicBoolean();
    private final AtomicLong told = new AtomicLong();

    /** Ends the work soon; any thread may call it. */
    public void stop() {
        stopped.set(true);
    }

    @Override
    public boolean cancelled() {
        return stopped.get();
    }

    @Override
    public void progress(long done, long total) {
        long last = told.get();
        if (done - last >= EVERY && told.compareAndSet(last, done)) {
            System.out.println(done + " positions");
        }
    }

    /** Who wins, as text, or why there is no answer. */
    public String winner(Rules<?, ?> rules, Budget budget) {
        try {
            Question<?, ?> question =
                    Question.of(rules, Values.outcome()).only().within(budget);
            return Planner.standard().solve(question, this).worth().toString();
        } catch (CancelledException e) {
            return "stopped";
        } catch (RefusedException e) {
            return "refused: " + e.getMessage();
        }
    }

    /** A long way home, with 512 MiB and one thread; Ctrl-C stops the work first. */
    public static void main(String[] args) {
        LongWork work = new LongWork();
        Runtime.getRuntime().addShutdownHook(new Thread(work::stop));
        System.out.println(work.winner(new WayHome(300_000), new Budget(512L << 20, 1)));
    }
}
