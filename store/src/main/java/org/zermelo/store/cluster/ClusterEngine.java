package org.zermelo.store.cluster;

import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.ServiceLoader;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.table.TableForm;
import org.zermelo.store.table.TableName;

/** Makes tables on a cluster. Found as a service, for the engine that does it is large and not part of every distribution. */
public interface ClusterEngine {

    /**
     * Solves and stores. A run that was stopped, at whatever moment, is taken up again.
     *
     * @param form cells, or stages
     * @param file where the table goes, in a folder that is the same on all machines
     * @param master where the cluster is, such as {@code spark://host:7077}, or {@code local[4]} for threads of this process
     * @param shards into how many parts a level or a large stage is cut; without, as many as the machines and the game want
     * @param bytes what each processor may take; without, it is not looked at
     * @throws RefusedException when its points are asked for and plays may come back, when it takes more memory, or something on the
     *     cluster is not as it must be
     * @throws org.zermelo.game.BadInputException when the file cannot be written
     */
    Built build(
            TableName name,
            TableForm form,
            Path file,
            String master,
            OptionalInt shards,
            OptionalLong bytes,
            Watch watch);

    /**
     * The engine of this distribution.
     *
     * @throws RefusedException when it has none
     */
    static ClusterEngine present() {
        return ServiceLoader.load(ClusterEngine.class, ClusterEngine.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new RefusedException("store.no-cluster"));
    }
}
