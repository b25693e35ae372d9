package org.zermelo.browser;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Questions of every kind that both engines are asked: an endpoint, then names and values, apart by broken bars. */
final class Questions {

    private static final String EXAM = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";

    private static final List<String> LINES = List.of(
            "words",
            "words ¦ prefer ¦ ru",
            "families",
            "families ¦ lang ¦ ru",
            "gallery ¦ lang ¦ ru",
            "experiments",
            "tables",
            "probe ¦ table ¦ small.ztb",
            "parse ¦ game ¦ nim(3, 4)",
            "parse ¦ game ¦ nim(3, 4",
            "parse ¦ game ¦ камни(3, 4)",
            "parse ¦ game ¦ نیم(۳، ۴)",
            "parse ¦ game ¦ توده ها(۱۰؛ حرکت بردار ۱ یا ۳؛ بن‌بست می‌بازد)",
            "position ¦ game ¦ nim(5, 3) ¦ lang ¦ fa",
            "position ¦ game ¦ 堆（10；走法取1或3；不能走者负） ¦ lang ¦ zh",
            "lesson ¦ name ¦ coin-row ¦ lang ¦ es",
            "families ¦ lang ¦ zh",
            "parse ¦ rules ¦ " + EXAM,
            "position ¦ game ¦ nope(1)",
            "position ¦ game ¦ coins(7 9 1 6 4 3)",
            "position ¦ game ¦ nim(5, 3) ¦ line ¦ 1: 5->3",
            "position ¦ game ¦ octal(0.77, 40) ¦ lang ¦ ru",
            "position ¦ game ¦ subtraction({1,3,4}, 10^6)",
            "position ¦ game ¦ heaps(1, 7; move +1, *2; end sum >= 60)",
            "position ¦ game ¦ misere nim(1, 1, 2)",
            "position ¦ game ¦ robanúmeros(3 1 4 1 5 9 2 6)",
            "position ¦ game ¦ chomp(4x5)",
            "position ¦ game ¦ mnk(4, 3, 3)",
            "position ¦ game ¦ hexapawn(3, 3)",
            "position ¦ game ¦ nim(5, 3) + notakto(1)",
            "position ¦ game ¦ graph(4 from 1; 1-2 2-1 2-3 3-4)",
            "position ¦ game ¦ wythoff(3, 5)",
            "position ¦ game ¦ connect(4, 4, 3)",
            "position ¦ game ¦ mnk(40, 40, 5)",
            "explain ¦ game ¦ coins(1 2 3)",
            "why ¦ game ¦ nim(3, 4) ¦ claim ¦ first wins",
            "reply ¦ game ¦ nim(3, 4) ¦ line ¦ 2: 4->3",
            "reply ¦ game ¦ coins(5 8 3 2) ¦ opponent ¦ greedy",
            "reply ¦ game ¦ tictactoe() ¦ opponent ¦ limited ¦ sight ¦ 3",
            "reply ¦ game ¦ nim(3, 4, 9) ¦ opponent ¦ random ¦ seed ¦ 12",
            "review ¦ game ¦ coins(5 8 3 2) ¦ line ¦ L~L~L~L",
            "table ¦ game ¦ coins(7 9 1 6 4 3)",
            "tree ¦ game ¦ nim(2, 1) ¦ depth ¦ 3 ¦ prune ¦ strategy",
            "graph ¦ game ¦ tictactoe()",
            "count ¦ game ¦ tictactoe() ¦ plies ¦ 7",
            "value ¦ text ¦ {3||2*|1*}",
            "value ¦ text ¦ domineering(2x3)",
            "trace ¦ game ¦ coins(7 9 1 6 4 3)",
            "trace ¦ game ¦ coins(7 9 1 6 4 3 2 5) ¦ method ¦ interval-search ¦ lang ¦ ru",
            "trace-picture ¦ game ¦ coins(5 8 3 2) ¦ method ¦ interval-guarantee",
            "lessons",
            "catalogue",
            "drill ¦ kind ¦ nim ¦ seed ¦ 3",
            "nimbers ¦ code ¦ 0.77 ¦ to ¦ 500",
            "nimbers ¦ code ¦ 0.07 ¦ to ¦ 300",
            "exam ¦ rules ¦ " + EXAM,
            "exam ¦ rules ¦ " + EXAM + " ¦ lang ¦ ru",
            "exam-text ¦ rules ¦ " + EXAM + " ¦ what ¦ why ¦ with ¦ 30",
            "exam-tree ¦ rules ¦ " + EXAM + " ¦ s ¦ 30",
            "exam-variants ¦ rules ¦ " + EXAM + " ¦ count ¦ 3 ¦ seed ¦ 5",
            "exam-handout ¦ rules ¦ " + EXAM + " ¦ count ¦ 2 ¦ seed ¦ 5 ¦ format ¦ moodle",
            "exam-wording ¦ text ¦ Два игрока, Петя и Ваня, играют в следующую игру. Перед игроками лежит куча камней.",
            "classes ¦ rules ¦ " + EXAM,
            "classes ¦ rules ¦ heaps(S in 1..40, T in 1..40; move +1, *2; end sum >= 77)");

    private Questions() {}

    static List<Question> all() {
        return LINES.stream().map(Questions::of).toList();
    }

    private static Question of(String line) {
        String[] parts = line.split(" ¦ ", -1);
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 1; i + 1 < parts.length; i += 2) {
            values.put(parts[i], parts[i + 1]);
        }
        return new Question(parts[0], values);
    }
}
