package org.zermelo.desk;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.zermelo.board.connect.BookSource;
import org.zermelo.board.grid.Connect;

/** The opening books that are part of the program: a file beside this class for each board, such as {@code connect-7-6-4.book}. */
public final class KeptBooks implements BookSource {

    @Override
    public Optional<byte[]> bytes(Connect game) {
        String name = game.toString().replaceAll("[(, ]+", "-").replace(")", "") + ".book";
        try (InputStream in = KeptBooks.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
