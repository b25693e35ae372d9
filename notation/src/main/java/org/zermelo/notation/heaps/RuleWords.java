package org.zermelo.notation.heaps;

import java.util.List;
import org.zermelo.notation.text.InputWords;

/** The words of expressions, moves and conditions, in every language; the first of each is the canonical one. */
public final class RuleWords {

    static final List<String> IN = InputWords.of("word.in");
    public static final List<String> FROM = InputWords.of("word.from");
    static final List<String> TO = InputWords.of("word.to");
    public static final List<String> IF = InputWords.of("word.if");
    static final List<String> ELSE = InputWords.of("word.else");
    static final List<String> FOR = InputWords.of("word.for");
    static final List<String> AND = InputWords.of("word.and");
    static final List<String> OR = InputWords.of("word.or");
    static final List<String> NOT = InputWords.of("word.not");
    static final List<String> IS = InputWords.of("word.is");
    static final List<String> EVEN = InputWords.of("word.even");
    static final List<String> ODD = InputWords.of("word.odd");
    static final List<String> DIVISIBLE = InputWords.of("word.divisible");
    static final List<String> BY = InputWords.of("word.by");
    static final List<String> TIMES = InputWords.of("word.times");
    static final List<String> FLOOR = InputWords.of("word.floor");
    static final List<String> CEIL = InputWords.of("word.ceil");
    static final List<String> EXACT = InputWords.of("word.exact");
    static final List<String> ROUNDED = InputWords.of("word.rounded");

    static final List<String> SUM = InputWords.of("word.sum");
    static final List<String> PRODUCT = InputWords.of("word.product");
    static final List<String> BIG = InputWords.of("word.big");
    static final List<String> SMALL = InputWords.of("word.small");
    public static final List<String> MOVED = InputWords.of("word.moved");
    static final List<String> OTHER = InputWords.of("word.other");
    static final List<String> FIRST_HEAP = InputWords.of("word.first-heap");
    static final List<String> ABS = InputWords.of("word.abs");
    static final List<String> MIN = InputWords.of("word.min");
    static final List<String> MAX = InputWords.of("word.max");

    public static final List<String> GCD = InputWords.of("word.gcd");
    static final List<String> LCM = InputWords.of("word.lcm");
    static final List<String> MOD = InputWords.of("word.mod");
    public static final List<String> XOR = InputWords.of("word.xor");
    static final List<String> BITAND = InputWords.of("word.bitand");
    static final List<String> BITOR = InputWords.of("word.bitor");
    static final List<String> SQRT = InputWords.of("word.sqrt");
    static final List<String> ROOT = InputWords.of("word.root");
    static final List<String> LOG = InputWords.of("word.log");
    static final List<String> DIGITSUM = InputWords.of("word.digitsum");
    static final List<String> DIGIT = InputWords.of("word.digit");
    static final List<String> DIVISORS = InputWords.of("word.divisors");
    static final List<String> SUMOFDIVISORS = InputWords.of("word.sumofdivisors");
    static final List<String> PRIME = InputWords.of("word.prime");
    static final List<String> SQUARE = InputWords.of("word.square");
    static final List<String> POWER = InputWords.of("word.power");
    static final List<String> FIBONACCI = InputWords.of("word.fibonacci");
    static final List<String> NUMBER = InputWords.of("word.number");
    static final List<String> DIVISOR = InputWords.of("word.divisor");
    static final List<String> PROPER = InputWords.of("word.proper");
    static final List<String> MULTIPLE = InputWords.of("word.multiple");
    static final List<String> COPRIME = InputWords.of("word.coprime");
    static final List<String> DIVIDES = InputWords.of("word.divides");
    static final List<String> OF = InputWords.of("word.of");
    static final List<String> WITH = InputWords.of("word.with");
    static final List<String> FIRST = InputWords.of("word.first");
    static final List<String> SECOND = InputWords.of("word.second");
    static final List<String> EQUALLY = InputWords.of("word.equally");
    static final List<String> OUTOF = InputWords.of("word.outof");
    static final List<String> ALL = InputWords.of("word.all");
    static final List<String> THE = InputWords.of("word.the");
    static final List<String> ARTICLE = InputWords.of("word.article");

    public static final List<String> TAKE = InputWords.of("word.take");
    static final List<String> ADD = InputWords.of("word.add");
    static final List<String> DOUBLE = InputWords.of("word.double");
    static final List<String> TRIPLE = InputWords.of("word.triple");
    static final List<String> MULTIPLY = InputWords.of("word.multiply");
    static final List<String> DIVIDE = InputWords.of("word.divide");
    static final List<String> INCREASE = InputWords.of("word.increase");
    static final List<String> DECREASE = InputWords.of("word.decrease");
    static final List<String> ANY = InputWords.of("word.any");
    static final List<String> SPLIT = InputWords.of("word.split");
    static final List<String> THEN = InputWords.of("word.then");
    static final List<String> MAYBE = InputWords.of("word.maybe");
    static final List<String> INTO = InputWords.of("word.into");
    static final List<String> TWO = InputWords.of("word.two");
    static final List<String> THREE = InputWords.of("word.three");
    static final List<String> EQUAL = InputWords.of("word.equal");
    static final List<String> UNEQUAL = InputWords.of("word.unequal");
    static final List<String> PARTS = InputWords.of("word.parts");
    static final List<String> ONCE = InputWords.of("word.once");
    public static final List<String> GAIN = InputWords.of("word.gain");

    private RuleWords() {}
}
