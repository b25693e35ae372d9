package org.zermelo.present.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause;
import org.zermelo.boards.model.EndClause.Test;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.game.Note;
import org.zermelo.game.Player;
import org.zermelo.present.words.Words;

/** What a player of a board game in words tries to do, from its ends; empty where some end has no words here. */
final class BoardGoal {

    /** More groups of cells than this are not listed. */
    private static final int MOST_GROUPS = 2;

    private final BoardRules rules;
    private final Board board;
    private final boolean misere;
    private final Words words;
    private boolean silent;

    private BoardGoal(BoardRules rules, boolean misere, Words words) {
        this.rules = rules;
        this.board = rules.board();
        this.misere = misere;
        this.words = words;
    }

    /** The goal, as an infinitive. */
    static Optional<String> of(BoardRules rules, boolean misere, Player player, Words words) {
        switch (rules.customs().score()) {
            case PIECES:
                return Optional.of(words.say("goal.most-pieces"));
            case CAPTURES:
                return Optional.of(words.say("goal.most-captures"));
            case BOXES:
                return Optional.of(words.say("goal.most-boxes"));
            case NOTHING:
                break;
        }
        BoardGoal goal = new BoardGoal(rules, misere, words);
        String own = goal.wins(player);
        if (own.isEmpty() && !goal.silent) {
            String other = goal.wins(player.other());
            own = other.isEmpty() ? "" : words.say("goal.prevent", "goal", other);
        }
        return goal.silent || own.isEmpty() ? Optional.empty() : Optional.of(own);
    }

    /** How a player wins: a way or another, and what is to be left undone. */
    private String wins(Player player) {
        Set<String> ways = new LinkedHashSet<>();
        Set<String> not = new LinkedHashSet<>();
        for (EndClause end : rules.ends()) {
            Verdict verdict = misere ? end.verdict().opposite() : end.verdict();
            if (verdict == Verdict.DRAWS) {
                continue;
            }
            boolean own = end.who().contains(player);
            if (own && verdict == Verdict.WINS) {
                ways.add(make(end.test(), player));
            } else if (own && end.test() instanceof Test.Line line && line.piece() != Content.OTHER) {
                not.add(hasRows() ? words.say("goal.not-line", "count", line.length()) : unknown());
            } else if (end.who().contains(player.other()) && verdict == Verdict.LOSES) {
                ways.add(inflict(end.test()));
            }
        }
        stuck().ifPresent(ways::add);
        ways.remove("");
        String way = either(ways);
        String but = either(not);
        return way.isEmpty() || but.isEmpty() ? way + but : words.say("goal.but", "goal", way, "not", but);
    }

    private String either(Collection<String> ways) {
        return ways.stream()
                .reduce((one, two) -> words.say("goal.either", "one", one, "two", two))
                .orElse("");
    }

    /** What comes of having no move; on a board that is joined from side to side that does not happen. */
    private Optional<String> stuck() {
        boolean joined = rules.ends().stream().anyMatch(end -> end.test() instanceof Test.Connect);
        Verdict verdict = misere ? rules.stuck().opposite() : rules.stuck();
        if (joined || verdict == Verdict.DRAWS || rules.customs().passes()) {
            return Optional.empty();
        }
        boolean alone = rules.ends().isEmpty();
        boolean loses = verdict == Verdict.LOSES;
        return Optional.of(words.say(
                alone && loses
                        ? "goal.last-move"
                        : alone ? "goal.not-last-move" : loses ? "goal.stuck" : "goal.be-stuck"));
    }

    /** What wins when it holds for the player. */
    private String make(Test test, Player player) {
        if (test instanceof Test.Line line) {
            if (!hasRows()) {
                return unknown();
            }
            String one = line.exactly() ? "goal.line-exactly" : "goal.line";
            return words.say(line.piece() == Content.OTHER ? "goal.line-other" : one, "count", line.length());
        }
        if (test instanceof Test.Fill fill && fill.piece() != Content.EMPTY) {
            return block(fill.sets()).orElseGet(() -> fill(fill));
        }
        if (test instanceof Test.Connect connect) {
            return connect(connect.sides());
        }
        if (test instanceof Test.Reach reach) {
            String key = reach.piece() == Content.NEUTRAL ? "goal.bring" : "goal.reach";
            return words.say(Note.of(key)
                    .with("place", place(reach.of(player)))
                    .with("kind", kind(reach.kind()))
                    .with("safely", reach.safely() ? "safely" : ""));
        }
        if (test instanceof Test.Fewer fewer && fewer.piece() == Content.OTHER) {
            return fewer(fewer);
        }
        if (test instanceof Test.Fewer fewer && fewer.piece() == Content.OWN && fewer.kind() == PieceKinds.ANY) {
            return fewer.count() == 1
                    ? words.say("goal.shed-all")
                    : words.say("goal.have-fewer", "count", fewer.count());
        }
        if (test instanceof Test.Surrounded taken && taken.piece() == Content.OTHER) {
            return words.say("goal.surround");
        }
        return unknown();
    }

    /** What wins when it holds for the other player. */
    private String inflict(Test test) {
        if (test instanceof Test.Fewer fewer && fewer.piece() == Content.OWN) {
            return fewer(fewer);
        }
        if (test instanceof Test.Beside beside && beside.piece() == Content.OTHER) {
            return words.say("goal.beside", "count", beside.count());
        }
        if (test instanceof Test.Surrounded taken && taken.piece() == Content.OWN) {
            return words.say("goal.surround");
        }
        // a line that loses is said as what is to be left undone
        return test instanceof Test.Line ? "" : unknown();
    }

    private String unknown() {
        silent = true;
        return "";
    }

    private String fewer(Test.Fewer fewer) {
        String kind = kind(fewer.kind());
        if (!kind.isEmpty()) {
            return fewer.count() == 1 ? words.say("goal.take-kind", "kind", kind) : unknown();
        }
        return fewer.count() == 1 ? words.say("goal.take-all") : words.say("goal.leave-fewer", "count", fewer.count());
    }

    private String kind(int kind) {
        return kind == PieceKinds.ANY
                ? ""
                : rules.customs().kinds().kinds().get(kind).name();
    }

    /** Whether lines are rows in the picture: those of points that are not named by places may be anything. */
    private boolean hasRows() {
        return board.isGrid() || board.hasPlaces();
    }

    private String fill(Test.Fill fill) {
        long groups = rules.ends().stream()
                .filter(end ->
                        end.test() instanceof Test.Fill other && other.sets().size() == 1)
                .count();
        if (groups > MOST_GROUPS && fill.sets().size() == 1) {
            return words.say("goal.fill-some");
        }
        return fill.sets().size() == 1
                ? words.say("goal.fill", "cells", cells(fill.sets().get(0)))
                : unknown();
    }

    /** Rectangles of one size, if they are such. */
    private Optional<String> block(List<BoardCells> sets) {
        int cells = sets.get(0).count();
        for (int rows = 1; rows <= cells && sets.size() > 1; rows++) {
            if (cells % rows == 0
                    && sets.containsAll(blocks(rows, cells / rows))
                    && blocks(rows, cells / rows).containsAll(sets)) {
                return Optional.of(words.say("goal.block", "rows", rows, "columns", cells / rows));
            }
        }
        return Optional.empty();
    }

    private Set<BoardCells> blocks(int rows, int columns) {
        Set<BoardCells> blocks = new HashSet<>();
        for (int cell = 0; cell < board.size(); cell++) {
            blocks.add(board.block(cell, rows, columns));
            blocks.add(board.block(cell, columns, rows));
        }
        blocks.remove(BoardCells.NONE);
        return blocks;
    }

    private String connect(List<BoardCells> sides) {
        List<String> named = sides.stream().map(this::side).toList();
        if (sides.size() == 2 && !named.contains("")) {
            boolean upright = new HashSet<>(named).equals(Set.of("top", "bottom"));
            boolean across = new HashSet<>(named).equals(Set.of("left", "right"));
            if (upright || across) {
                return words.say(upright ? "goal.join-top-bottom" : "goal.join-left-right");
            }
        }
        return sides.size() == 2
                ? words.say("goal.join-two", "one", cells(sides.get(0)), "two", cells(sides.get(1)))
                : words.say("goal.join-sides", "count", sides.size());
    }

    private String place(BoardCells cells) {
        String side = side(cells);
        return side.isEmpty()
                ? words.say("goal.cells", "cells", cells(cells), "count", cells.count())
                : words.say(
                        switch (side) {
                            case "top" -> "goal.row-top";
                            case "bottom" -> "goal.row-bottom";
                            case "left" -> "goal.row-left";
                            default -> "goal.row-right";
                        });
    }

    /** The side of the board that cells are; empty where they are none. */
    private String side(BoardCells cells) {
        int beside = board.form() == Board.Form.EDGES ? 1 : 0;
        if (!board.isGrid()) {
            return "";
        }
        return Stream.of("top", "bottom", "left", "right")
                .filter(side -> cells.equals(all(cell -> switch (side) {
                    case "top" -> board.spot(cell).row() <= beside;
                    case "bottom" -> board.spot(cell).row() >= board.rows() - 1 - beside;
                    case "left" -> board.spot(cell).column() <= beside;
                    default -> board.spot(cell).column() >= board.columns() - 1 - beside;
                })))
                .findFirst()
                .orElse("");
    }

    private BoardCells all(IntPredicate wanted) {
        BoardCells cells = BoardCells.NONE;
        for (int cell = 0; cell < board.size(); cell++) {
            cells = wanted.test(cell) ? cells.with(cell) : cells;
        }
        return cells;
    }

    private List<String> cells(BoardCells cells) {
        List<String> names = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            if (cells.has(cell)) {
                names.add(board.name(cell));
            }
        }
        return names;
    }
}
