package org.zermelo.cli.input;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.zermelo.desk.play.OpponentKind;
import org.zermelo.desk.trace.TraceRequest;
import org.zermelo.exam.program.Dialect;
import org.zermelo.exam.variant.VariantWish;
import org.zermelo.notation.FirstPlayer;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.rules.Library;
import org.zermelo.plan.Planner;
import org.zermelo.present.table.RowTables;
import org.zermelo.present.table.TableFormat;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Method;
import org.zermelo.store.table.TableForm;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Values;

/** What a shell may offer for the words of a command: lists that the program has anyway, read when they are wanted. */
public final class Candidates {

    private Candidates() {}

    /** Words in their order, without doubles. */
    private abstract static class Listed implements Iterable<String> {

        private final Supplier<Stream<String>> words;

        Listed(Supplier<Stream<String>> words) {
            this.words = words;
        }

        @Override
        public Iterator<String> iterator() {
            return words.get().distinct().iterator();
        }
    }

    /** The forms of a stored table. */
    public static final class Forms extends Listed {
        public Forms() {
            super(() -> TableForm.words().stream());
        }
    }

    /** The names of families in every language, as far as they are one word, and the ready games {@code @name}. */
    public static final class Games extends Listed {
        public Games() {
            super(() -> Stream.concat(
                    Notation.standard().families().stream().flatMap(Games::names),
                    Library.names().stream().map(name -> "@" + name)));
        }

        private static Stream<String> names(Family family) {
            Stream<String> called = Language.all().stream()
                    .flatMap(language -> Words.in(language).phrase("family." + family.name() + ".names").stream())
                    .flatMap(names -> Arrays.stream(names.split("\\|")))
                    .map(name -> name.replaceFirst("\\(.*", "").strip())
                    .filter(name -> name.matches("\\S+"));
            return Stream.concat(Stream.concat(Stream.of(family.name()), family.aliases().stream()), called);
        }
    }

    /** The methods that solve. */
    public static final class Methods extends Listed {
        public Methods() {
            super(() -> Planner.standard().methods().stream().map(Method::name));
        }
    }

    /** The methods that can be watched. */
    public static final class Watched extends Listed {
        public Watched() {
            super(() -> TraceRequest.all().stream().map(Tracer::method));
        }
    }

    /** What can be asked. */
    public static final class Asked extends Listed {
        public Asked() {
            super(() -> Values.names().stream());
        }
    }

    /** Who may move first in a game with Left and Right. */
    public static final class FirstPlayers extends Listed {
        public FirstPlayers() {
            super(() -> FirstPlayer.words().stream());
        }
    }

    /** Opponents. */
    public static final class Opponents extends Listed {
        public Opponents() {
            super(() -> Stream.of(OpponentKind.codes()));
        }
    }

    /** Who a player may be. */
    public static final class Sides extends Listed {
        public Sides() {
            super(() -> Stream.of("first", "second", "both"));
        }
    }

    /** Formats of tables. */
    public static final class Tables extends Listed {
        public Tables() {
            super(() -> lower(TableFormat.values()));
        }
    }

    /** Tables of a coin row. */
    public static final class RowKinds extends Listed {
        public RowKinds() {
            super(() -> lower(RowTables.Of.values()));
        }
    }

    /** Formats of trees. */
    public static final class Trees extends Listed {
        public Trees() {
            super(() -> Stream.of("text", "dot", "svg", "png", "json"));
        }
    }

    /** Levels of difficulty of variants. */
    public static final class Difficulties extends Listed {
        public Difficulties() {
            super(() -> VariantWish.levels().stream());
        }
    }

    /** Languages of programs for the exam. */
    public static final class Dialects extends Listed {
        public Dialects() {
            super(() -> Stream.of(Dialect.values()).map(Dialect::text));
        }
    }

    /** Formats of variants. */
    public static final class Variants extends Listed {
        public Variants() {
            super(() -> Stream.of("md", "html", "pdf", "docx", "moodle", "gift", "json", "csv"));
        }
    }

    /** Formats of nim-sequences. */
    public static final class Sequences extends Listed {

        /** The formats. */
        public static final List<String> FORMATS = List.of("text", "terms", "csv", "b-file", "binary", "svg", "png");

        public Sequences() {
            super(FORMATS::stream);
        }
    }

    private static Stream<String> lower(Enum<?>[] constants) {
        return Stream.of(constants).map(constant -> constant.name().toLowerCase(Locale.ROOT));
    }
}
