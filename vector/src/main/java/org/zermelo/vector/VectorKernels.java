package org.zermelo.vector;

import jdk.incubator.vector.IntVector;
import org.zermelo.row.kernel.RowKernels;
import org.zermelo.row.kernel.TakeTile;

/** The row kernels by the vector API, in the widest vectors of the machine. */
public final class VectorKernels implements RowKernels {

    /** The kernels; what they do fails with a {@link LinkageError} when the JDK's vector module cannot be had. */
    public VectorKernels() {
        VectorModule.ensure();
    }

    @Override
    public String name() {
        return "vector-" + IntVector.SPECIES_PREFERRED.vectorBitSize();
    }

    /** The number of lanes; the scalar kernels serve better where vectors hold less than four. */
    @Override
    public int rank() {
        int lanes = IntVector.SPECIES_PREFERRED.length();
        return lanes < 4 ? -1 : lanes;
    }

    @Override
    public TakeTile takeTile() {
        return new VectorTakeTile();
    }

    @Override
    public int coinMargin(int[] row) {
        return VectorCoins.margin(row);
    }
}
