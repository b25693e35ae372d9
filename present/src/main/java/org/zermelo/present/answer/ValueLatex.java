package org.zermelo.present.answer;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.value.Appraisal;

/** Values and thermographs for papers: a formula of LaTeX, and a picture of TikZ with the values rising to the left. */
public final class ValueLatex {

    private static final Pattern TOKEN = Pattern.compile("(?<number>-?\\d+(?:/\\d+)?)"
            + "|(?<arrows>\\^+|v+)(?:(?<count>\\d+)|\\[(?<to>\\d+)]|<(?<power>\\d+)>)?"
            + "|\\*(?<star>\\d*)"
            + "|(?<named>Tiny|Miny)\\("
            + "|(?<bars>\\|+)"
            + "|(?<sign>\\+-|[-{},()])");

    private ValueLatex() {}

    /** The formula and the thermograph, with a line end after each line. */
    public static String of(Appraisal value) {
        String form = value.text().whole().map(ValueLatex::formula).orElse("\\dots");
        return "$" + form + "$\n" + picture(value.thermograph());
    }

    /** A value in the notation as a formula. */
    static String formula(String text) {
        StringBuilder out = new StringBuilder();
        Matcher token = TOKEN.matcher(text);
        boolean joined = false;
        Deque<String> closing = new ArrayDeque<>();
        for (int at = 0; at < text.length(); at = token.end()) {
            if (!token.region(at, text.length()).lookingAt()) {
                throw new IllegalArgumentException(text.substring(at));
            }
            boolean part = token.group("bars") == null && token.group("sign") == null;
            if (token.group("named") != null || "(".equals(token.group("sign"))) {
                closing.push(token.group("named") != null ? "}" : ")");
            }
            boolean closed = ")".equals(token.group("sign"));
            out.append(joined && part ? "+" : "").append(closed ? closing.pop() : written(token));
            joined = part && token.group("named") == null || closed;
        }
        return out.toString();
    }

    private static String written(Matcher token) {
        if (token.group("number") != null) {
            return number(token.group("number"));
        }
        if (token.group("arrows") != null) {
            return arrows(token);
        }
        if (token.group("star") != null) {
            return "{\\ast}" + token.group("star");
        }
        if (token.group("named") != null) {
            return token.group("named").equals("Tiny") ? "\\mathbf{+}_{" : "\\mathbf{-}_{";
        }
        if (token.group("bars") != null) {
            String bars = token.group("bars");
            return bars.length() == 1 ? "\\mid " : "\\mathrel{" + "|".repeat(bars.length()) + "}";
        }
        return switch (token.group("sign")) {
            case "{" -> "\\{";
            case "}" -> "\\}";
            case "+-" -> "\\pm ";
            default -> token.group("sign");
        };
    }

    private static String number(String text) {
        int bar = text.indexOf('/');
        String sign = text.startsWith("-") ? "-" : "";
        return bar < 0
                ? text
                : sign + "\\tfrac{" + text.substring(sign.length(), bar) + "}{" + text.substring(bar + 1) + "}";
    }

    private static String arrows(Matcher token) {
        String arrows = token.group("arrows");
        String arrow = arrows.startsWith("^") ? "{\\uparrow}" : "{\\downarrow}";
        if (token.group("to") != null) {
            return arrow + "^{[" + token.group("to") + "]}";
        }
        if (token.group("power") != null) {
            return arrow + "^{" + token.group("power") + "}";
        }
        String count = token.group("count") != null ? token.group("count") : Integer.toString(arrows.length());
        return count.equals("1") ? arrow : count + "{\\cdot}" + arrow;
    }

    private static String picture(Thermograph thermograph) {
        Dyadic heat = thermograph.temperature();
        Dyadic bottom = heat.signum() < 0 ? heat : Dyadic.ZERO;
        Dyadic mean = thermograph.mean();
        List<String> lines = new ArrayList<>(List.of("\\begin{tikzpicture}[x=-1cm,y=1cm]"));
        lines.add("  \\draw[very thick] " + point(mean, heat.plus(Dyadic.ONE)) + " -- " + point(mean, heat) + ";");
        lines.add("  \\draw[thick] " + wall(thermograph.left(), thermograph::leftAt, heat, bottom) + ";");
        lines.add("  \\draw[thick,dashed] " + wall(thermograph.right(), thermograph::rightAt, heat, bottom) + ";");
        lines.add("  \\node[above] at " + point(mean, heat.plus(Dyadic.ONE)) + " {$" + number(mean.toString()) + "$};");
        if (heat.signum() > 0) {
            Dyadic left = thermograph.leftAt(Dyadic.ZERO);
            Dyadic right = thermograph.rightAt(Dyadic.ZERO);
            lines.add("  \\node[below] at " + point(left, bottom) + " {$" + number(left.toString()) + "$};");
            lines.add("  \\node[below] at " + point(right, bottom) + " {$" + number(right.toString()) + "$};");
            lines.add("  \\draw[dotted] " + point(left, heat) + " node[left] {$" + number(heat.toString()) + "$} -- "
                    + point(mean, heat) + ";");
        }
        lines.add("\\end{tikzpicture}");
        return String.join("\n", lines) + "\n";
    }

    private static String wall(Thermograph.Side side, Function<Dyadic, Dyadic> value, Dyadic heat, Dyadic bottom) {
        List<String> points = new ArrayList<>(List.of(point(value.apply(heat), heat)));
        side.at().stream()
                .filter(t -> t.compareTo(heat) < 0 && t.compareTo(bottom) > 0)
                .forEach(t -> points.add(point(value.apply(t), t)));
        points.add(point(value.apply(bottom), bottom));
        return String.join(" -- ", points);
    }

    private static String point(Dyadic x, Dyadic y) {
        return "(" + decimal(x) + "," + decimal(y) + ")";
    }

    /** A dyadic number has a finite decimal expansion. */
    private static String decimal(Dyadic number) {
        return new BigDecimal(number.numerator())
                .divide(new BigDecimal(BigInteger.ONE.shiftLeft(number.exponent())))
                .toPlainString();
    }
}
