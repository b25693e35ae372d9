package org.zermelo.compile;

import org.zermelo.value.Value;

/** Stands for {@link KernelWriter} where no class can be made at run time. */
final class PlainKernelWriter {

    private PlainKernelWriter() {}

    /** No: the interpreter fills the cells. */
    static boolean canCompile() {
        return false;
    }

    /** A kernel of the same cells. */
    static Kernel compile(Layout layout, CellForm form, Value value) {
        return new PlainKernel(layout, form, value);
    }
}
