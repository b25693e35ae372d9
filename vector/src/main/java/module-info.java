/** Vector forms of the families' hot loops. */
module org.zermelo.vector {
    requires org.zermelo.families;
    requires jdk.incubator.vector;
    requires static org.jspecify;

    provides org.zermelo.heap.pairs.PairSearch with
            org.zermelo.vector.VectorPairSearch;
    provides org.zermelo.row.kernel.RowKernels with
            org.zermelo.vector.VectorKernels;
}
