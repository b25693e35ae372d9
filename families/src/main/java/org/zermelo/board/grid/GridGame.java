package org.zermelo.board.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Canonical;
import org.zermelo.game.Ending;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;

/** A ready game: packed rules with words for its positions and moves. */
public abstract class GridGame
        implements Rules<GridPosition, String>,
                Packed<GridPosition>,
                Textual<GridPosition, String>,
                Canonical<GridPosition> {

    private final String name;
    private final PackedRules kernel;

    GridGame(String name, PackedRules kernel) {
        this.name = name;
        this.kernel = kernel;
    }

    /** The text of the i-th move, in the order of the kernel's options. */
    abstract String moveText(long key, int index);

    abstract String boardText(long key);

    /** The key that a text names; anything that is not exactly the text of a position may be refused or mistaken. */
    abstract long read(String text);

    /** A picture of several lines in plain characters. */
    public abstract String drawing(GridPosition position);

    @Override
    public PackedRules packed() {
        return kernel;
    }

    @Override
    public long pack(GridPosition position) {
        return position.key();
    }

    @Override
    public GridPosition unpack(long packed) {
        return new GridPosition(this, packed);
    }

    @Override
    public GridPosition start() {
        return unpack(kernel.start());
    }

    private long[] options(GridPosition position) {
        long[] options = new long[kernel.mostOptions()];
        return Arrays.copyOf(options, kernel.options(position.key(), options));
    }

    @Override
    public List<String> moves(GridPosition position) {
        int count = options(position).length;
        List<String> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            moves.add(moveText(position.key(), i));
        }
        return List.copyOf(moves);
    }

    private int index(GridPosition position, String move) {
        int index = moves(position).indexOf(move);
        if (index < 0) {
            throw new IllegalArgumentException("not a move of " + position + ": " + move);
        }
        return index;
    }

    @Override
    public GridPosition play(GridPosition position, String move) {
        return unpack(options(position)[index(position, move)]);
    }

    @Override
    public Ending ending(GridPosition position) {
        return kernel.ending(position.key());
    }

    @Override
    public GridPosition canonical(GridPosition position) {
        return unpack(kernel.canonical(position.key()));
    }

    /** Whether the players have pieces or marks of their own, so that they have different moves. */
    boolean twoColours() {
        return true;
    }

    @Override
    public Set<Trait> traits() {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        if (kernel.levels() > 0) {
            traits.add(Trait.ACYCLIC);
        }
        if (twoColours()) {
            traits.add(Trait.PARTIZAN);
        }
        return traits;
    }

    @Override
    public String text(GridPosition position) {
        return boardText(position.key());
    }

    @Override
    public GridPosition position(String text) {
        long key;
        try {
            key = read(text.strip());
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            throw unreadable(text);
        }
        if (key < 0 || key >= kernel.bound() || !boardText(key).equals(text.strip())) {
            throw unreadable(text);
        }
        return unpack(key);
    }

    private BadInputException unreadable(String text) {
        return new BadInputException("grid.position", "seen", text, "game", name, "example", text(start()));
    }

    @Override
    public String move(GridPosition position, String text) {
        String wanted = text.strip();
        List<String> moves = moves(position);
        if (!moves.contains(wanted)) {
            throw new BadInputException("grid.move", "seen", wanted, "allowed", String.join(", ", moves));
        }
        return wanted;
    }

    /** The game in the notation. */
    @Override
    public String toString() {
        return name;
    }
}
