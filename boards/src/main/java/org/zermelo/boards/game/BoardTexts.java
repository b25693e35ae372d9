package org.zermelo.boards.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Board.Form;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.BoxSides;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.Hands;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.model.Remembered;
import org.zermelo.boards.model.Track;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Player;

/**
 * Positions as text: the rows from the top with a slash between two, whose turn it is unless that makes no difference, then what is
 * in both hands and the plies left where the rules know of these: {@code .x./.o./... x 2 3}. Pieces that cover others stand in brackets,
 * the upper one first: {@code [Xo]}. {@code pass} follows where the player to
 * move passes, as the other has earned another turn, and then what is remembered of the last move, and of the one before it:
 * {@code last a1-b2 before c3-c2}. Where the cells are the sides of boxes, a text may name those that are marked: {@code -a1 |b1}.
 */
final class BoardTexts {

    private static final String NO_SIDES = "none";

    private final BoardRules rules;
    private final BoardForm form;

    BoardTexts(BoardForm form) {
        this.rules = form.rules();
        this.form = form;
    }

    String text(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        StringBuilder text = new StringBuilder(rules.drawn(position.cells()));
        if (!form.shared()) {
            text.append(at.mover() == Player.LEFT ? " x" : " o");
        }
        if (rules.hands()) {
            text.append(' ').append(rules.hand(Player.LEFT, position.leftHand()));
            text.append(' ').append(rules.hand(Player.RIGHT, position.rightHand()));
        }
        text.append(rules.plies() == BoardRules.ENDLESS ? "" : " " + position.pliesLeft());
        return text.append(position.waits() ? " " + BoardRules.PASS : "")
                .append(position.remembered().text(rules.board()))
                .toString();
    }

    AtTurn<BoardPosition> position(String text) {
        List<String> words = words(text);
        Track own = rules.remembers() ? track(words, Remembered.BEFORE, text) : Track.NONE;
        Track other = rules.remembers() ? track(words, Remembered.LAST, text) : Track.NONE;
        boolean bounded = rules.plies() != BoardRules.ENDLESS;
        int wanted = 1 + (form.shared() ? 0 : 1) + (rules.hands() ? 2 : 0) + (bounded ? 1 : 0);
        boolean waits = rules.customs().repeats() && words.get(words.size() - 1).equals(BoardRules.PASS);
        if (words.size() != wanted + (waits ? 1 : 0)) {
            throw unreadable(text);
        }
        String cells = cells(words.get(0), text);
        int at = 1;
        Player mover = Player.LEFT;
        if (!form.shared()) {
            String sign = words.get(at++);
            if (!sign.equals("x") && !sign.equals("o")) {
                throw unreadable(text);
            }
            mover = sign.equals("x") ? Player.LEFT : Player.RIGHT;
        }
        int left = rules.hands() ? hand(words.get(at++), Player.LEFT, text) : 0;
        int right = rules.hands() ? hand(words.get(at++), Player.RIGHT, text) : 0;
        int plies = bounded ? number(words.get(at), rules.plies(), text) : BoardRules.ENDLESS;
        if (tooMany(cells, left, right)) {
            throw unreadable(text);
        }
        BoardPosition position = new BoardPosition(cells, left, right, plies, waits, new Remembered(other, own));
        return new AtTurn<>(new BoardPlay(rules).remembering(position, mover), mover);
    }

    /** The words of a text. Sides that are named by their boxes, as in {@code -a1 |b1 pass}, or {@code none}, are drawn first. */
    private List<String> words(String text) {
        List<String> words = new ArrayList<>(List.of(text.strip().split("\\s+")));
        Board board = rules.board();
        StringBuilder cells = new StringBuilder(".".repeat(board.size()));
        int named = board.form() == Form.EDGES && words.get(0).equals(NO_SIDES) ? 1 : 0;
        while (named < words.size()) {
            int side = BoxSides.named(board, words.get(named));
            if (side < 0 || cells.charAt(side) != '.') {
                break;
            }
            cells.setCharAt(side, '*');
            named++;
        }
        if (named > 0) {
            words.subList(0, named).clear();
            words.add(0, rules.drawn(cells.toString()));
        }
        return words;
    }

    /** Takes what is remembered of a move from the end of a text, if a word says that it follows. */
    private Track track(List<String> words, String word, String text) {
        int at = words.size() - 2;
        if (at < 1 || !words.get(at).equals(word)) {
            return Track.NONE;
        }
        String[] names = words.get(at + 1).split("-", -1);
        if (names.length != 2) {
            throw unreadable(text);
        }
        words.subList(at, at + 2).clear();
        return new Track(cell(names[0], text), cell(names[1], text));
    }

    private int cell(String name, String text) {
        int cell = rules.board().names().indexOf(name);
        if (cell < 0 && !name.isEmpty()) {
            throw unreadable(text);
        }
        return cell;
    }

    private int hand(String word, Player player, String text) {
        Hands hands = rules.customs().hands();
        if (!hands.byKind()) {
            return number(word, rules.hand(player), text);
        }
        int[] counts = new int[hands.most().size()];
        for (char sign : word.equals("-") ? new char[0] : word.toCharArray()) {
            int value = rules.customs().kinds().signs().indexOf(sign);
            int kind = value < 0 ? 0 : PieceKinds.kind(value);
            if (value < 0
                    || value != PieceKinds.value(kind, player)
                    || ++counts[kind] > hands.most().get(kind)) {
                throw unreadable(text);
            }
        }
        return hands.number(counts);
    }

    /** Whether there are more pieces of a kind than a hand could hold that has taken them all. */
    private boolean tooMany(String cells, int left, int right) {
        Hands hands = rules.customs().hands();
        int[] all = new int[hands.most().size()];
        for (int kind = 0; kind < all.length; kind++) {
            all[kind] += hands.count(left, kind) + hands.count(right, kind);
        }
        for (char sign : hands.keeps() ? cells.toCharArray() : new char[0]) {
            int value = rules.customs().kinds().signs().indexOf(sign);
            int kind = PieceKinds.kind(value);
            if (Content.of(value, Player.LEFT) == Content.OWN || Content.of(value, Player.LEFT) == Content.OTHER) {
                all[kind == rules.customs().promoted() ? 0 : kind]++;
            }
        }
        return hands.keeps()
                && IntStream.range(0, all.length)
                        .anyMatch(kind -> hands.most().get(kind) > 0
                                && all[kind] > hands.most().get(kind));
    }

    /** The cells that rows name; a text that names others, or too few, is refused. */
    private String cells(String rows, String text) {
        Board board = rules.board();
        StringBuilder cells = new StringBuilder(".".repeat(board.size()));
        String[] drawn = rows.split("/", -1);
        for (int row = 0; row < drawn.length && row < board.rows(); row++) {
            List<String> signs = PieceKinds.cells(drawn[row]);
            for (int column = 0; column < Math.min(signs.size(), board.columns()); column++) {
                char sign = rules.customs().kinds().read(signs.get(column));
                if (board.cellAt(row, column) >= 0
                        && rules.customs().kinds().signs().indexOf(sign) >= 0) {
                    cells.setCharAt(board.cellAt(row, column), sign);
                }
            }
        }
        if (!rules.drawn(cells.toString()).equals(rows)) {
            throw unreadable(text);
        }
        return cells.toString();
    }

    private int number(String word, int most, String text) {
        if (!word.matches("[0-9]{1,6}") || Integer.parseInt(word) > most) {
            throw unreadable(text);
        }
        return Integer.parseInt(word);
    }

    private BadInputException unreadable(String text) {
        String example = text(new AtTurn<>(BoardPosition.start(rules), rules.first()));
        return new BadInputException("grid.position", "seen", text, "game", rules, "example", example);
    }
}
