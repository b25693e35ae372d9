package org.zermelo.partizan.sum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.EndlessRules;
import org.zermelo.partizan.play.PositionPicture;
import org.zermelo.sum.SumMove;

/** A sum played as one game: a move is a move in one part. */
public final class SumRules implements DecomposingRules<SumPosition, SumMove> {

    private final List<SumPart> parts;
    private final List<DecomposingRules<Object, Object>> games;

    /** The sum of these parts. */
    public SumRules(List<SumPart> parts) {
        this.parts = List.copyOf(parts);
        this.games = this.parts.stream().map(part -> open(part.rules())).toList();
    }

    /** Positions and moves go only back to the rules that they come from. */
    @SuppressWarnings("unchecked")
    private static DecomposingRules<Object, Object> open(DecomposingRules<?, ?> rules) {
        return (DecomposingRules<Object, Object>) rules;
    }

    /** Whether play may come back in one of the parts. */
    public boolean isEndless() {
        return games.stream().anyMatch(EndlessRules.class::isInstance);
    }

    @Override
    public SumPosition start() {
        List<Object> places = new ArrayList<>();
        games.forEach(game -> places.add(game.start()));
        return new SumPosition(places, signs());
    }

    private List<Boolean> signs() {
        return parts.stream().map(SumPart::negative).toList();
    }

    @Override
    public List<SumMove> moves(SumPosition at, Player mover) {
        List<SumMove> moves = new ArrayList<>();
        for (int k = 0; k < games.size(); k++) {
            for (Object move : games.get(k).moves(at.parts().get(k), own(k, mover))) {
                moves.add(new SumMove(k + 1, move));
            }
        }
        return List.copyOf(moves);
    }

    @Override
    public SumPosition play(SumPosition at, Player mover, SumMove move) {
        int k = move.component() - 1;
        List<Object> places = new ArrayList<>(at.parts());
        places.set(k, games.get(k).play(places.get(k), own(k, mover), move.move()));
        return new SumPosition(places, at.negative());
    }

    /** Itself: its parts belong to several games. */
    @Override
    public List<SumPosition> parts(SumPosition at) {
        return List.of(at);
    }

    /** The pictures of all parts beside each other; a value has none. */
    @Override
    public PositionPicture picture(SumPosition at) {
        List<PositionPicture> pictures = new ArrayList<>();
        for (int k = 0; k < games.size(); k++) {
            pictures.addAll(pictures(at, k));
        }
        return new PositionPicture.Several(pictures);
    }

    private List<PositionPicture> pictures(SumPosition at, int k) {
        PositionPicture picture = games.get(k).picture(at.parts().get(k));
        return picture instanceof PositionPicture.Several several ? several.parts() : List.of(picture);
    }

    @Override
    public List<PositionPicture.Place> places(SumPosition at, SumMove move) {
        int k = move.component() - 1;
        if (pictures(at, k).isEmpty()) {
            return List.of(PositionPicture.Place.of());
        }
        int before = 0;
        for (int earlier = 0; earlier < k; earlier++) {
            before += pictures(at, earlier).size();
        }
        int first = before;
        return games.get(k).places(at.parts().get(k), move.move()).stream()
                .map(place -> new PositionPicture.Place(first + place.part(), place.spots()))
                .toList();
    }

    private Player own(int k, Player mover) {
        return parts.get(k).negative() ? mover.other() : mover;
    }

    /** The sum whose parts begin where they stand now; empty where the text of one could not tell it. */
    @Override
    public Optional<DecomposingRules<SumPosition, SumMove>> from(SumPosition at) {
        List<SumPart> later = new ArrayList<>();
        for (int k = 0; k < games.size(); k++) {
            Optional<DecomposingRules<Object, Object>> rules =
                    games.get(k).from(at.parts().get(k));
            if (rules.isEmpty()) {
                return Optional.empty();
            }
            later.add(parts.get(k).with(rules.get()));
        }
        return Optional.of(new SumRules(later));
    }

    /** The sum as it may be written. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (SumPart part : parts) {
            if (text.isEmpty()) {
                text.append(part);
            } else {
                text.append(part.negative() ? " - " : " + ").append(part.rules());
            }
        }
        return text.toString();
    }
}
