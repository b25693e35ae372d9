package org.zermelo.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.zermelo.rule.MoveRule.Choice;

/** The texts of a clause's moves: its label, in which the names of choices stand for the numbers chosen. */
final class MoveTexts {

    /** Pieces of the label, and between them the numbers of choices. */
    private final String[] pieces;

    private final int[] choices;

    MoveTexts(MoveRule clause) {
        List<String> names = clause.choices().stream().map(Choice::name).toList();
        List<String> found = new ArrayList<>();
        List<Integer> chosen = new ArrayList<>();
        String label = clause.label();
        StringBuilder piece = new StringBuilder();
        int at = 0;
        while (at < label.length()) {
            int stop = at;
            while (stop < label.length() && Character.isLetterOrDigit(label.charAt(stop))) {
                stop++;
            }
            String word = label.substring(at, Math.max(at + 1, stop));
            int choice = names.indexOf(word);
            if (choice < 0) {
                piece.append(word);
            } else {
                found.add(piece.toString());
                chosen.add(choice);
                piece.setLength(0);
            }
            at += word.length();
        }
        found.add(piece.toString());
        this.pieces = found.toArray(String[]::new);
        this.choices = chosen.stream().mapToInt(i -> i).toArray();
    }

    /** The text of the move that is chosen. */
    String of(Frame frame) {
        return of(frame::chosen);
    }

    /** The text with these numbers for the choices. */
    String of(IntToLongFunction chosen) {
        if (choices.length == 0) {
            return pieces[0];
        }
        StringBuilder text = new StringBuilder(pieces[0]);
        for (int i = 0; i < choices.length; i++) {
            text.append(chosen.applyAsLong(choices[i])).append(pieces[i + 1]);
        }
        return text.toString();
    }

    /** The name of a heap in a move: {@code h1} for the first when the rules gave it no name of its own. */
    static String heap(Ruleset rules, int variable) {
        String name = rules.variables().get(variable).name();
        return name.equals(defaultName(variable)) ? "h" + (variable + 1) : name;
    }

    /** The name of a heap that was given none: {@code a}, {@code b}, {@code c}, ... */
    static String defaultName(int variable) {
        return variable < 23 ? String.valueOf((char) ('a' + variable)) : "h" + (variable + 1);
    }
}
