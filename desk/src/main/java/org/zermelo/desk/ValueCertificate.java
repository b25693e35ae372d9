package org.zermelo.desk;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Turned;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.check.PlainCheck;
import org.zermelo.partizan.sum.SumRules;
import org.zermelo.solve.Watch;
import org.zermelo.solve.certificate.CertificateException;
import org.zermelo.solve.certificate.CertificateText;

/**
 * The certificate of a value: a position of a game with Left and Right, and its canonical form. The check reads the rules by the name of
 * the position and finds the value again by the definitions alone; it believes nothing that the certificate says.
 */
public final class ValueCertificate {

    private static final String FORMAT = "zermelo-value-certificate";

    /** A longer value is not written into a line. */
    private static final int MOST_CHARACTERS = 10_000_000;

    /** A longer value is cut where it is shown. */
    private static final int SHOWN = 2_500;

    /**
     * What a check found.
     *
     * @param game the position, when the certificate holds
     * @param value its value in the notation, cut when it is long
     * @param parts how many parts of positions were valued
     * @param rejection why the certificate does not hold; empty when it does
     */
    public record CertificateResult(
            Optional<String> game, Optional<String> value, long parts, Optional<Note> rejection) {

        /** Whether the certificate holds. */
        public boolean holds() {
            return rejection.isEmpty();
        }
    }

    private ValueCertificate() {}

    /** Whether a text is meant as the certificate of a value, by its first line. */
    public static boolean isCertificate(String text) {
        return text.startsWith(FORMAT + ":");
    }

    /**
     * The certificate of a value.
     *
     * @throws BadInputException when the value is not that of a game with Left and Right
     * @throws RefusedException when the text of the value would be too long
     */
    public static String of(Valued valued) {
        String game = valued.text();
        if (game.contains("\n") || partizan(game).isEmpty()) {
            throw new BadInputException("cli.certificate-value", "game", game);
        }
        StringBuilder text = new StringBuilder(FORMAT + ": 1\ngame: " + game + "\nvalue: ");
        valued.value().form().write(text::append, MOST_CHARACTERS);
        return CertificateText.closed(text.append('\n').toString());
    }

    /**
     * Checks a certificate. It takes several times as long as to find the value, since nothing but the definitions is used.
     *
     * @param told hears before long work what it takes
     * @throws RefusedException when a part is not one that the check can value, there are more parts than memory holds, or a value is
     *     too deep
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    public static CertificateResult check(String text, Watch watch, Consumer<Note> told) {
        try {
            CertificateText lines = CertificateText.read(FORMAT, text);
            String game = lines.text("game");
            String value = lines.text("value");
            lines.refuseUnread();
            return CancelScope.during(watch::cancelled, () -> check(game, value, watch, told));
        } catch (CertificateException rejection) {
            return new CertificateResult(Optional.empty(), Optional.empty(), 0, Optional.of(rejection.note()));
        }
    }

    private static CertificateResult check(String game, String value, Watch watch, Consumer<Note> told) {
        PlainCheck check = new PlainCheck(CheckedGames::named, watch, told);
        int claimed = read(value, "value-unread", () -> check.claimed(value));
        String shown = value.length() > SHOWN ? value.substring(0, SHOWN) + "... (" + value.length() + ")" : value;
        if (read(game, "game-unread", () -> found(check, game)) != claimed) {
            throw new CertificateException(Note.of("certificate.value-differs", "game", game, "value", shown));
        }
        return new CertificateResult(Optional.of(game), Optional.of(shown), check.parts(), Optional.empty());
    }

    /** The value of a sum by its text, that of another game by its rules; who moves first does not change it. */
    private static int found(PlainCheck check, String text) {
        if (ValueNotation.begins(Source.of(text))) {
            return check.value(text);
        }
        Game game = Notation.standard().parse(text);
        if (Valued.partizan(game).isEmpty()) {
            throw rejection("game-unread", text);
        }
        boolean sum = game.rules() instanceof Turned<?, ?> turned && turned.withoutTurn() instanceof SumRules;
        if (sum && game.replay() == null) {
            return check.value(((Turned<?, ?>) game.rules()).withoutTurn().toString());
        }
        return check.value(CheckedGames.whole(game));
    }

    private static int read(String text, String unread, IntSupplier reader) {
        try {
            return reader.getAsInt();
        } catch (BadInputException e) {
            throw rejection(unread, text);
        }
    }

    private static CertificateException rejection(String key, String seen) {
        return new CertificateException(
                Note.of("certificate." + key, "seen", seen.length() > 60 ? seen.substring(0, 60) : seen));
    }

    private static Optional<PartizanRules<?, ?>> partizan(String game) {
        try {
            return Valued.partizan(Notation.standard().parse(game));
        } catch (BadInputException e) {
            return Optional.empty();
        }
    }
}
