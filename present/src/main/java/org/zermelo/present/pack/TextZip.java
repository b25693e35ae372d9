package org.zermelo.present.pack;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Texts packed into a zip: equal texts make equal bytes, whenever they are packed. */
public final class TextZip {

    /** The first line of a file of XML. */
    public static final String XML = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>";

    private TextZip() {}

    /**
     * Writes the texts in UTF-8, in their order.
     *
     * @param files the texts by their paths
     */
    public static void write(Map<String, String> files, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        for (Map.Entry<String, String> file : files.entrySet()) {
            ZipEntry entry = new ZipEntry(file.getKey());
            entry.setTime(0);
            zip.putNextEntry(entry);
            zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
        zip.finish();
    }
}
