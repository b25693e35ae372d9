package org.zermelo.present.scene.sketch;

import java.util.List;
import java.util.Optional;
import org.zermelo.game.Rules;
import org.zermelo.present.scene.Scene;
import org.zermelo.present.scene.Target;

/** Draws the positions of one family of games. */
interface Sketch {

    /** The scene of a position; empty when these rules are of another family. */
    Optional<Scene> scene(Rules<?, ?> rules, Object position);

    /** Where the moves show in that scene, which is the one of this position. */
    List<Target> targets(Rules<?, ?> rules, Object position, Scene scene, List<?> moves);
}
