package org.zermelo.partizan.play;

import java.util.function.Function;

/**
 * A family of games with Left and Right: its name and how a position of it is read.
 *
 * @param name its name, in small letters with hyphens
 * @param synopsis how a position is written
 * @param example one position
 * @param reader reads what stands between the parentheses
 */
public record PartizanFamily(
        String name, String synopsis, String example, Function<PositionText, DecomposingRules<?, ?>> reader) {}
