package org.zermelo.browser.apart;

import java.util.Optional;
import org.zermelo.rule.FastMoves;
import org.zermelo.rule.PackedForm;

/** The compiler of moves where no class can be made at run time: the interpreter serves. */
public final class NoCompiledMoves implements FastMoves.Compiler {

    @Override
    public Optional<FastMoves> compile(PackedForm form) {
        return Optional.empty();
    }
}
