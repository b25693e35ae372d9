package org.zermelo.boards.kernel;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Code that is made when a game has been asked for so many moves that this pays. */
final class CodeOnDemand {

    /** Less work than making a class. */
    private static final int MANY = 5_000;

    private final Supplier<Optional<BoardProgram>> program;
    /** Counted by all threads together, none of which waits for another: a few may be lost. */
    private int asked;

    private @Nullable BoardCode code;

    CodeOnDemand(Supplier<Optional<BoardProgram>> program) {
        this.program = program;
    }

    /** The code, if there is any yet. It may be read while another thread writes it, since all its fields are final. */
    @Nullable
    BoardCode get() {
        BoardCode made = code;
        if (made == null && asked <= MANY && ++asked > MANY) {
            made = make();
            code = made;
        }
        return made;
    }

    /** Makes the code at once; false where there is none. */
    boolean now() {
        code = make();
        return code != null;
    }

    private @Nullable BoardCode make() {
        return BoardCompiler.present()
                .flatMap(compiler -> program.get().flatMap(compiler::compile))
                .orElse(null);
    }
}
