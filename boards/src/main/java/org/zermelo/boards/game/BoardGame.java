package org.zermelo.boards.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.derive.FilledLines;
import org.zermelo.boards.interpret.BoardMove;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.kernel.BoardKernel;
import org.zermelo.boards.kernel.KeptPlay;
import org.zermelo.boards.kernel.PackedPlay;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.BoardStart;
import org.zermelo.boards.model.BoxSides;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.numbers.PackedBoard;
import org.zermelo.boards.planes.LargeBoard;
import org.zermelo.boards.planes.PlaneBoard;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Look;
import org.zermelo.game.Pictured;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;
import org.zermelo.game.Wide;
import org.zermelo.game.WideRules;
import org.zermelo.solve.LineFilling;

/**
 * A board game in which the turn passes with every move. Where both players have the same moves and the same ends, every position is
 * one at Left's turn, so that no position is met twice.
 */
public class BoardGame
        implements Rules<AtTurn<BoardPosition>, BoardMove>,
                Textual<AtTurn<BoardPosition>, BoardMove>,
                Restartable<AtTurn<BoardPosition>, BoardMove>,
                Turned<BoardPosition, BoardMove>,
                Wide<AtTurn<BoardPosition>>,
                LineFilling<AtTurn<BoardPosition>>,
                Pictured {

    private static final int SHOWN = 12;

    /** Between the name of a game and the position from which it is played. */
    private static final String FROM = " from ";

    /** The sign of a capture between two cells. */
    private static final Pattern CAPTURE = Pattern.compile("(?<=[0-9])x(?=[a-z][0-9])");

    private final BoardPlay play;
    private final BoardForm form;
    private final BoardTexts texts;

    BoardGame(BoardForm form) {
        this.form = form;
        this.play = new BoardPlay(form.rules());
        this.texts = new BoardTexts(form);
    }

    /** The game of rules; packed where a position has its place in a {@code long}. */
    public static BoardGame of(BoardRules rules) {
        BoardForm form = BoardForm.of(rules);
        return kernel(form)
                .<BoardGame>map(kernel -> new PackedBoardGame(form, kernel))
                .orElseGet(() -> new BoardGame(form));
    }

    /** How the numbers of a game are made; empty where a position has no place in one. */
    private static Optional<Supplier<PackedBoard>> kernel(BoardForm form) {
        BoardRules rules = form.rules();
        if (!rules.composed()) {
            return kernel(form, BoardKernel.fits(form), BoardKernel::of);
        }
        if (KeptPlay.fits(form)) {
            return kernel(form, true, KeptPlay::of);
        }
        return kernel(form, PackedPlay.fits(form), PackedPlay::of);
    }

    private static Optional<Supplier<PackedBoard>> kernel(
            BoardForm form, boolean fits, Function<BoardForm, Optional<? extends PackedBoard>> of) {
        return fits ? Optional.of(() -> of.apply(form).orElseThrow()) : Optional.empty();
    }

    /** The declared rules. */
    public BoardRules declared() {
        return form.rules();
    }

    @Override
    public BoardPlay withoutTurn() {
        return play;
    }

    /** Whether both players have the same moves and the same ends. */
    public boolean shared() {
        return form.shared();
    }

    /** What was found out about the rules. */
    public BoardForm form() {
        return form;
    }

    @Override
    public AtTurn<BoardPosition> start() {
        return new AtTurn<>(play.start(), form.first());
    }

    @Override
    public List<BoardMove> moves(AtTurn<BoardPosition> at) {
        return play.moves(at.position(), at.mover());
    }

    @Override
    public boolean isEnded(AtTurn<BoardPosition> at) {
        return play.isEnded(at.position(), at.mover());
    }

    @Override
    public AtTurn<BoardPosition> play(AtTurn<BoardPosition> at, BoardMove move) {
        return new AtTurn<>(play.play(at.position(), at.mover(), move), form.next(at.mover()));
    }

    @Override
    public long gain(AtTurn<BoardPosition> at, BoardMove move) {
        return play.gain(at.position(), at.mover(), move);
    }

    @Override
    public long gainOfBoth(AtTurn<BoardPosition> at, BoardMove move) {
        return play.gainOfBoth(at.position(), at.mover(), move);
    }

    @Override
    public Ending ending(AtTurn<BoardPosition> at) {
        return play.ending(at.position(), at.mover());
    }

    @Override
    public Set<Trait> traits() {
        return new BoardTraits(form);
    }

    @Override
    public Look look() {
        List<Movement> movements = declared().motions();
        if (movements.stream().anyMatch(Movement.Drop.class::isInstance)) {
            return Look.COLUMNS;
        }
        boolean exits = movements.stream()
                .filter(Movement.Leave.class::isInstance)
                .map(Movement.Leave.class::cast)
                .anyMatch(leave -> leave.rays().left().contains(Board.RIGHT)
                        || leave.rays().right().contains(Board.UP));
        return exits ? Look.CELLS_WITH_EXITS : Look.CELLS;
    }

    @Override
    public WideRules wide() {
        return declared().board().isOneWord() ? new PlaneBoard(form) : new LargeBoard(form);
    }

    @Override
    public Optional<Marks> marks(AtTurn<BoardPosition> position) {
        return FilledLines.of(declared()).map(lines -> lines.marks(position));
    }

    @Override
    public long[] spread(AtTurn<BoardPosition> position) {
        return PlaneBoard.spread(form, position);
    }

    @Override
    public String text(AtTurn<BoardPosition> at) {
        return texts.text(at);
    }

    @Override
    public AtTurn<BoardPosition> position(String text) {
        return texts.position(text);
    }

    @Override
    public BoardMove move(AtTurn<BoardPosition> at, String text) {
        List<BoardMove> moves = moves(at);
        String seen = text.strip();
        int side = BoxSides.named(declared().board(), seen);
        String named = side < 0 ? seen : declared().board().name(side);
        Optional<BoardMove> exact =
                moves.stream().filter(move -> move.text().equals(named)).findFirst();
        return exact.or(() -> moves.stream()
                        .filter(move -> plain(move.text()).equals(plain(seen)))
                        .findFirst())
                .orElseThrow(() -> new BadInputException(
                        "grid.move",
                        "seen",
                        seen,
                        "allowed",
                        moves.stream().limit(SHOWN).map(BoardMove::text).collect(Collectors.joining(", "))));
    }

    /** A move without what need not be written: blanks, case, and whether a piece is taken where one goes to. */
    private static String plain(String move) {
        return CAPTURE.matcher(move.replaceAll("\\s", "").toLowerCase(Locale.ROOT))
                .replaceAll("-");
    }

    @Override
    public Rules<AtTurn<BoardPosition>, BoardMove> from(AtTurn<BoardPosition> at) {
        BoardPosition position = at.position();
        BoardRules begun = declared()
                .from(new BoardStart(
                        position.cells(),
                        at.mover(),
                        position.leftHand(),
                        position.rightHand(),
                        position.pliesLeft(),
                        position.waits(),
                        position.remembered()));
        String call = declared().call();
        if (call.isEmpty()) {
            return of(begun);
        }
        return at.equals(start()) ? this : of(begun.called(call.split(FROM)[0] + FROM + text(at)));
    }

    /** The game in the notation. */
    @Override
    public String toString() {
        return declared().toString();
    }
}
