package org.zermelo.desk;

import java.util.List;
import java.util.Optional;
import org.zermelo.boards.game.RegionPlay;
import org.zermelo.boards.interpret.BoardPlay;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.Notation;
import org.zermelo.partizan.check.PlainValues;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralReader;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.value.CanonicalForm;
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

    /**
     * What a check found.
     *
     * @param game the position, when the certificate holds
     * @param value its value in the notation, cut when it is long
     * @param parts how many parts of positions were valued
     * @param rejection why the certificate does not hold; empty when it does
     */
    public record CertificateResult(Optional<String> game, Optional<String> value, long parts, Optional<Note> rejection) {

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
     * @throws RefusedException when there are more parts than memory holds, or a value is too deep
     * @throws org.zermelo.game.CancelledException when the watch cancels
     */
    public static CertificateResult check(String text, Watch watch) {
        try {
            CertificateText lines = CertificateText.read(FORMAT, text);
            String game = lines.text("game");
            String value = lines.text("value");
            lines.refuseUnread();
            PartizanRules<?, ?> rules = partizan(game).orElseThrow(() -> rejection("game-unread", game));
            return CancelScope.during(watch::cancelled, () -> check(game, value, rules));
        } catch (CertificateException rejection) {
            return new CertificateResult(Optional.empty(), Optional.empty(), 0, Optional.of(rejection.note()));
        }
    }

    private static CertificateResult check(String game, String value, PartizanRules<?, ?> rules) {
        Forms forms = new Forms();
        int form = read(forms, value);
        String shown = CanonicalForm.of(forms, form).toString();
        PlainValues<?, ?> values = plain(rules);
        if (!values.isValue(forms, form)) {
            throw new CertificateException(Note.of("certificate.value-differs", "game", game, "value", shown));
        }
        return new CertificateResult(Optional.of(game), Optional.of(shown), values.size(), Optional.empty());
    }

    private static int read(Forms forms, String value) {
        try {
            return LiteralReader.read(forms, value);
        } catch (BadInputException e) {
            throw rejection("value-unread", value);
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

    private static <P, M> PlainValues<?, ?> plain(PartizanRules<P, M> rules) {
        if (rules instanceof DecomposingRules<P, M> decomposing) {
            return PlainValues.of(decomposing);
        }
        Optional<RegionPlay> regions = rules instanceof BoardPlay play ? RegionPlay.of(play.rules()) : Optional.empty();
        return regions.isPresent()
                ? PlainValues.of(regions.get(), regions.get()::parts)
                : PlainValues.of(rules, List::of);
    }
}
