package org.zermelo.exam.program;

import org.zermelo.exam.StartSet;

/** Writes the condition that a position {@code p} belongs to a set, as calls of the program's functions. */
final class Membership {

    private final Dialect dialect;

    Membership(Dialect dialect) {
        this.dialect = dialect;
    }

    String of(StartSet set) {
        if (set instanceof StartSet.Won won) {
            return exactly(won.plies());
        }
        if (set instanceof StartSet.Lost lost) {
            return exactly(lost.plies());
        }
        if (set instanceof StartSet.Unlucky) {
            return "unlucky(p)";
        }
        if (set instanceof StartSet.Together together) {
            return "together(p, " + together.plies() + ")";
        }
        if (set instanceof StartSet.WonAtAll) {
            return dialect.python() ? "(code(p) or 0) > 0" : "code(p) > 0";
        }
        if (set instanceof StartSet.LostAtAll) {
            return dialect.python() ? "(code(p) or 0) < 0" : "code(p) < 0";
        }
        if (set instanceof StartSet.Both both) {
            return part(both.first()) + and() + part(both.second());
        }
        if (set instanceof StartSet.Either either) {
            return part(either.first()) + or() + part(either.second());
        }
        StartSet.Without without = (StartSet.Without) set;
        return part(without.first()) + and() + not(part(without.second()));
    }

    private String part(StartSet set) {
        return "(" + of(set) + ")";
    }

    /** Won or lost within so many plies, and not within two less. */
    private String exactly(int plies) {
        String within = "f(p, " + plies + ")";
        return plies <= 2 ? within : within + and() + not("f(p, " + (plies - 2) + ")");
    }

    private boolean words() {
        return dialect.python() || dialect == Dialect.PASCAL;
    }

    private String and() {
        return words() ? " and " : " && ";
    }

    private String or() {
        return words() ? " or " : " || ";
    }

    private String not(String condition) {
        return (words() ? "not " : "!") + condition;
    }
}
