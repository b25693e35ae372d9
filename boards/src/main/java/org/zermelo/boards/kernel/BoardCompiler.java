package org.zermelo.boards.kernel;

import java.util.Optional;
import java.util.ServiceLoader;

/** Makes code of board games, where the program has a module that does; else games are interpreted. */
public interface BoardCompiler {

    /** The code of a game; empty where it would be too long. */
    Optional<BoardCode> compile(BoardProgram program);

    /** The compiler that there is. */
    static Optional<BoardCompiler> present() {
        return ServiceLoader.load(BoardCompiler.class, BoardCompiler.class.getClassLoader())
                .findFirst();
    }
}
