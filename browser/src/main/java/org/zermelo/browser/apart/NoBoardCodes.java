package org.zermelo.browser.apart;

import java.util.Optional;
import org.zermelo.boards.kernel.BoardCode;
import org.zermelo.boards.kernel.BoardCompiler;
import org.zermelo.boards.kernel.BoardProgram;

/** The compiler of board games where no class can be made at run time: the interpreter serves. */
public final class NoBoardCodes implements BoardCompiler {

    @Override
    public Optional<BoardCode> compile(BoardProgram program) {
        return Optional.empty();
    }
}
