package org.zermelo.spark;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.zip.CRC32C;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.compile.CompiledMethods;
import org.zermelo.families.FamilyMethods;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;
import org.zermelo.store.cluster.ShardWork;
import org.zermelo.store.file.FileFailures;

/** By what two machines see that they run the same program: shards of two versions would make a table that is neither's. */
final class SameBuild {

    /** One class of each part that tells what a table holds. */
    static final List<Class<?>> PARTS = List.of(
            PackedRules.class,
            FamilyMethods.class,
            BoardGame.class,
            CompiledMethods.class,
            Notation.class,
            ShardWork.class,
            SameBuild.class);

    private SameBuild() {}

    /** A checksum of the jars; that of nothing where the classes lie in folders. */
    static long sum() {
        CRC32C crc = new CRC32C();
        for (Class<?> part : PARTS) {
            CodeSource source = part.getProtectionDomain().getCodeSource();
            if (source != null) {
                Path jar = path(source);
                try {
                    if (Files.isRegularFile(jar)) {
                        crc.update(Files.readAllBytes(jar));
                    }
                } catch (IOException e) {
                    throw FileFailures.of(jar, e);
                }
            }
        }
        return crc.getValue();
    }

    private static Path path(CodeSource source) {
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
