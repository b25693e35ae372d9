/** Vector forms of the core's hot loops. */
module org.zermelo.vector {
    requires org.zermelo.core;
    requires jdk.incubator.vector;
    requires static org.jspecify;

    provides org.zermelo.heap.sequence.PairSearch with
            org.zermelo.vector.VectorPairSearch;
    provides org.zermelo.row.kernel.RowKernels with
            org.zermelo.vector.VectorKernels;
}
