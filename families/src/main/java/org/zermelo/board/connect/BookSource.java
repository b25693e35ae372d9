package org.zermelo.board.connect;

import java.util.Optional;
import org.zermelo.board.grid.Connect;

/** Where opening books are kept, found as a service ({@link java.util.ServiceLoader}): families read no files. */
public interface BookSource {

    /** The bytes of the book of a game, as {@link OpeningBook#write} makes them; empty where there is none. */
    Optional<byte[]> bytes(Connect game);
}
