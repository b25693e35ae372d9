package org.zermelo.store.level;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.zermelo.store.block.NumberFile;

/** The numbers of several ascending files as one ascending sequence without duplicates. */
final class Merge implements AutoCloseable {

    private final List<NumberFile.Reader> open = new ArrayList<>();
    private final PriorityQueue<NumberFile.Reader> waiting =
            new PriorityQueue<>(Comparator.comparingLong(NumberFile.Reader::peek));

    Merge(List<Path> files) throws IOException {
        try {
            for (Path file : files) {
                NumberFile.Reader reader = new NumberFile.Reader(file);
                open.add(reader);
                if (reader.has()) {
                    waiting.add(reader);
                }
            }
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    boolean has() {
        return !waiting.isEmpty();
    }

    long next() throws IOException {
        long number = waiting.element().peek();
        while (!waiting.isEmpty() && waiting.element().peek() == number) {
            NumberFile.Reader reader = waiting.remove();
            reader.next();
            if (reader.has()) {
                waiting.add(reader);
            }
        }
        return number;
    }

    @Override
    public void close() throws IOException {
        for (NumberFile.Reader reader : open) {
            reader.close();
        }
    }
}
