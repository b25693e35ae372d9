package org.zermelo.rule;

import org.zermelo.game.Ending;

/**
 * When the play is over, and how.
 *
 * @param when over the position
 * @param how who wins then
 */
public record EndRule(Condition when, Ending how) {}
