package org.zermelo.present.serve;

import java.io.IOException;
import java.nio.file.Path;

/** A writer of the page without a server, found as a service. */
public interface SiteService {

    /** What was written: files and bytes. */
    record Written(int files, long bytes) {}

    /**
     * Writes a folder of files that any web server, and none, can give out.
     *
     * @param folder made where there is none; files of the same names are written over
     */
    Written folder(Path folder) throws IOException;

    /** Writes the page as one file, which a browser opens from a disk. */
    Written file(Path file) throws IOException;
}
