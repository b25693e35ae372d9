package org.zermelo.boards.sowing;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Look;
import org.zermelo.game.Note;
import org.zermelo.game.Pictured;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;

/** A sowing game in which the turn passes with every move. */
public class SowingGame
        implements Rules<AtTurn<SowingPosition>, SowingMove>,
                Textual<AtTurn<SowingPosition>, SowingMove>,
                Restartable<AtTurn<SowingPosition>, SowingMove>,
                Turned<SowingPosition, SowingMove>,
                Pictured {

    private final SowingPlay play;
    private final SowingTexts texts;

    SowingGame(SowingRules rules) {
        this.play = new SowingPlay(rules);
        this.texts = new SowingTexts(rules);
    }

    /** The game of rules; packed where a position has its number in a {@code long}. */
    public static SowingGame of(SowingRules rules) {
        Optional<SowingKernel> kernel = SowingKernel.of(rules);
        return kernel.isPresent() ? new PackedSowingGame(rules, kernel.get()) : new SowingGame(rules);
    }

    /** The declared rules. */
    public SowingRules declared() {
        return play.rules();
    }

    @Override
    public SowingPlay withoutTurn() {
        return play;
    }

    @Override
    public AtTurn<SowingPosition> start() {
        return new AtTurn<>(play.start(), declared().first());
    }

    @Override
    public List<SowingMove> moves(AtTurn<SowingPosition> at) {
        return play.moves(at.position(), at.mover());
    }

    @Override
    public AtTurn<SowingPosition> play(AtTurn<SowingPosition> at, SowingMove move) {
        return new AtTurn<>(
                play.play(at.position(), at.mover(), move), at.mover().other());
    }

    @Override
    public long gain(AtTurn<SowingPosition> at, SowingMove move) {
        return play.gain(at.position(), at.mover(), move);
    }

    @Override
    public long gainOfBoth(AtTurn<SowingPosition> at, SowingMove move) {
        return play.gainOfBoth(at.position(), at.mover(), move);
    }

    @Override
    public Ending ending(AtTurn<SowingPosition> at) {
        return Ending.SCORED;
    }

    @Override
    public Set<Trait> traits() {
        Set<Trait> traits = EnumSet.of(Trait.PARTIZAN);
        traits.addAll(play.traits());
        return traits;
    }

    @Override
    public Look look() {
        return Look.PITS;
    }

    @Override
    public String text(AtTurn<SowingPosition> at) {
        return texts.text(at);
    }

    @Override
    public AtTurn<SowingPosition> position(String text) {
        return texts.position(text);
    }

    @Override
    public SowingMove move(AtTurn<SowingPosition> at, String text) {
        List<SowingMove> moves = moves(at);
        return moves.stream()
                .filter(move -> move.text().equalsIgnoreCase(text.strip()))
                .findFirst()
                .orElseThrow(() -> new BadInputException(Note.of("grid.move")
                        .with("seen", text.strip())
                        .with("allowed", moves.stream().map(SowingMove::text).collect(Collectors.joining(", ")))));
    }

    @Override
    public Rules<AtTurn<SowingPosition>, SowingMove> from(AtTurn<SowingPosition> at) {
        return of(declared().from(at));
    }

    /** The game in the notation. */
    @Override
    public String toString() {
        return declared().toString();
    }
}
