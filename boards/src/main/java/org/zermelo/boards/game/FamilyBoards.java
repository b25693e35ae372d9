package org.zermelo.boards.game;

import java.util.Optional;
import org.zermelo.game.Rules;

/** Knows games of families that are board games in words, too; provided as a service by who reads such words. */
public interface FamilyBoards {

    /** The same game in words; empty where it has no board, or one that words do not tell. */
    <P> Optional<InWords<P>> of(Rules<P, ?> rules);
}
