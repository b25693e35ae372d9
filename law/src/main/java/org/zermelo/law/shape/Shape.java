package org.zermelo.law.shape;

import org.zermelo.game.Note;

/**
 * What a law comes to.
 *
 * @param formula as a condition for lost positions, or a number for nimbers, that a program could compute
 * @param words the same for people
 */
public record Shape(String formula, Note words) {}
