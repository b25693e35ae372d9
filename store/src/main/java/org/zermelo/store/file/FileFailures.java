package org.zermelo.store.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.zermelo.game.BadInputException;

/** What went wrong with a file, as notes. */
public final class FileFailures {

    private FileFailures() {}

    public static BadInputException damaged(Path file, String part, long offset) {
        return new BadInputException("store.damaged", "file", file, "part", part, "offset", offset);
    }

    /** What went wrong with this file: there is none, the disk is full, it may not be written, or what the system says. */
    public static BadInputException of(Path file, IOException e) {
        if (e instanceof NoSuchFileException) {
            Path folder = file.toAbsolutePath().getParent();
            return folder == null || Files.isDirectory(folder)
                    ? new BadInputException("store.no-file", "file", file)
                    : new BadInputException("store.no-folder", "file", folder);
        }
        String reason = e instanceof FileSystemException f && f.getReason() != null ? f.getReason() : e.getMessage();
        if (reason != null && reason.contains("No space left")) {
            return new BadInputException("store.disk-full", "file", file);
        }
        if (e instanceof AccessDeniedException || reason != null && reason.contains("Read-only")) {
            return new BadInputException("store.not-allowed", "file", file);
        }
        return new BadInputException("store.failed", "file", file, "reason", String.valueOf(reason));
    }
}
