package org.zermelo.compile.board;

import java.lang.invoke.MethodHandles;
import java.util.Optional;
import org.objectweb.asm.MethodTooLargeException;
import org.zermelo.boards.ends.CellTest;
import org.zermelo.boards.kernel.BoardCode;
import org.zermelo.boards.kernel.BoardCompiler;
import org.zermelo.boards.kernel.BoardProgram;

/** Makes a class of each board game, in which its board, its ends and its moves are written out. */
public final class BoardCodes implements BoardCompiler {

    /** For the list of services. */
    public BoardCodes() {}

    @Override
    public Optional<BoardCode> compile(BoardProgram program) {
        BoardClassWriter writer = new BoardClassWriter(program);
        try {
            Optional<byte[]> code = writer.write();
            if (code.isEmpty()) {
                return Optional.empty();
            }
            Class<?> made =
                    MethodHandles.lookup().defineHiddenClass(code.get(), true).lookupClass();
            return Optional.of((BoardCode) made.getDeclaredConstructor(long[][].class, CellTest[].class)
                    .newInstance(writer.constants().arrays(), writer.constants().tests()));
        } catch (MethodTooLargeException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a class that was just written cannot be made", e);
        }
    }
}
