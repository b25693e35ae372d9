package org.zermelo.exam.program;

import org.zermelo.exam.StartSet;

/** Writes the condition that a position {@code p} belongs to a set, as calls of the program's functions. */
final class Membership implements StartSet.Cases<String> {

    private final Dialect dialect;

    Membership(Dialect dialect) {
        this.dialect = dialect;
    }

    String of(StartSet set) {
        if (set instanceof StartSet.Joined joined) {
            String first = part(joined.first());
            String second = part(joined.second());
            return switch (joined.how()) {
                case BOTH -> first + and() + second;
                case EITHER -> first + or() + second;
                case WITHOUT -> first + and() + not(second);
            };
        }
        return ((StartSet.Basic) set).fold(this);
    }

    @Override
    public String won(StartSet.Won won) {
        return exactly(won.plies());
    }

    @Override
    public String lost(StartSet.Lost lost) {
        return exactly(lost.plies());
    }

    @Override
    public String unlucky() {
        return "unlucky(p)";
    }

    @Override
    public String wonAtAll() {
        return dialect.python() ? "(code(p) or 0) > 0" : "code(p) > 0";
    }

    @Override
    public String lostAtAll() {
        return dialect.python() ? "(code(p) or 0) < 0" : "code(p) < 0";
    }

    @Override
    public String together(StartSet.Together together) {
        return "together(p, " + together.plies() + ")";
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
