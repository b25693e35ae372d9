package org.zermelo.notation.rules;

import java.util.List;

/** The words of expressions, moves and conditions, in English and Russian; the first of each is the canonical one. */
final class RuleWords {

    static final List<String> IN = List.of("in", "в");
    static final List<String> FROM = List.of("from", "от");
    static final List<String> TO = List.of("to", "до");
    static final List<String> IF = List.of("if", "when", "если", "когда", "при");
    static final List<String> ELSE = List.of("else", "otherwise", "иначе");
    static final List<String> FOR = List.of("for", "для");
    static final List<String> AND = List.of("and", "и");
    static final List<String> OR = List.of("or", "или");
    static final List<String> NOT = List.of("not", "не");
    static final List<String> IS = List.of("is", "are");
    static final List<String> EVEN = List.of("even", "чётно", "четно", "чётное", "четное", "чётна", "четна");
    static final List<String> ODD = List.of("odd", "нечётно", "нечетно", "нечётное", "нечетное", "нечётна", "нечетна");
    static final List<String> DIVISIBLE = List.of("divisible", "делится");
    static final List<String> BY = List.of("by", "на");
    static final List<String> TIMES = List.of("times", "раз", "раза");
    static final List<String> FLOOR = List.of("floor", "down", "вниз");
    static final List<String> CEIL = List.of("ceil", "up", "вверх");
    static final List<String> EXACT = List.of("exact", "exactly", "нацело");
    static final List<String> ROUNDED = List.of("rounded", "округляя", "округлив");

    static final List<String> SUM = List.of("sum", "total", "сумма", "всего");
    static final List<String> PRODUCT = List.of("product", "произведение");
    static final List<String> BIG = List.of("big", "largest", "larger", "greatest", "большая", "наибольшая");
    static final List<String> SMALL = List.of("small", "smallest", "smaller", "least", "меньшая", "наименьшая");
    static final List<String> MOVED = List.of("x");
    static final List<String> OTHER = List.of("other", "другая", "другой", "другую");
    static final List<String> FIRST_HEAP = List.of("r");
    static final List<String> ABS = List.of("abs", "модуль");
    static final List<String> MIN = List.of("min", "мин");
    static final List<String> MAX = List.of("max", "макс");

    static final List<String> TAKE = List.of("take", "remove", "взять", "убрать", "снять");
    static final List<String> ADD = List.of("add", "put", "добавить", "положить");
    static final List<String> DOUBLE = List.of("double", "удвоить");
    static final List<String> TRIPLE = List.of("triple", "утроить");
    static final List<String> MULTIPLY = List.of("multiply", "умножить");
    static final List<String> DIVIDE = List.of("divide", "разделить");
    static final List<String> INCREASE = List.of("increase", "увеличить");
    static final List<String> DECREASE = List.of("decrease", "уменьшить");
    static final List<String> ANY = List.of("any", "любое");
    static final List<String> SPLIT = List.of("split", "break", "разбить", "расщепить");
    static final List<String> THEN = List.of("then", "затем", "потом");
    static final List<String> MAYBE = List.of("maybe", "optionally", "можно", "возможно");
    static final List<String> INTO = List.of("into", "in", "на");
    static final List<String> TWO = List.of("two", "два", "две");
    static final List<String> THREE = List.of("three", "три");
    static final List<String> EQUAL = List.of("equal", "равные", "равных", "одинаковые", "одинаковых");
    static final List<String> UNEQUAL =
            List.of("unequal", "different", "distinct", "неравные", "неравных", "разные", "разных");
    static final List<String> PARTS =
            List.of("heaps", "heap", "parts", "part", "piles", "кучи", "кучу", "куч", "части", "часть", "частей");
    static final List<String> ONCE = List.of("once", "однажды", "однократно");
    static final List<String> GAIN = List.of("gain", "gains", "scores", "очки");

    private RuleWords() {}
}
