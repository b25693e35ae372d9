package org.zermelo.exam;

import org.zermelo.rule.Ruleset;

/**
 * A question with the starts that it is about.
 *
 * @param rules the rules with S open; questions of one task may have starts of their own
 */
public record Part(Question question, Ruleset rules) {}
