package org.zermelo.browser.build;

import java.util.List;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Which classes of the JDK, and which of ours, another stands for in the browser. */
public final class StandIns extends SimpleSubstitutionPolicy {

    private static final String JDK = "org.zermelo.browser.jdk";
    private static final String APART = "org.zermelo.browser.apart";

    private static final List<String> OF_THE_JDK = List.of(
            "java.util.SplittableRandom",
            "java.util.HexFormat",
            "java.util.concurrent.Executors",
            "java.lang.Character$UnicodeScript",
            "java.lang.invoke.VarHandle",
            "java.lang.invoke.MethodHandles",
            "java.security.MessageDigest",
            "java.text.Normalizer",
            "java.text.Normalizer$Form");

    private static final List<String> OURS = List.of(
            "org.zermelo.store.table.TableShelf",
            "org.zermelo.present.exam.handout.HandoutPdf",
            "org.zermelo.present.picture.Png",
            "org.zermelo.heap.sparse.Companion",
            "org.zermelo.compile.CompiledMoves",
            "org.zermelo.compile.board.BoardCodes",
            "org.zermelo.compile.Front");

    @Override
    public void contribute(SubstitutionSink sink) {
        OF_THE_JDK.forEach(name -> put(sink, name, JDK, "Own"));
        OURS.forEach(name -> put(sink, name, APART, "No"));
        sink.selectClasses("org.zermelo.compile.KernelWriter"::equals).simpleNamePrefix("Plain");
    }

    private static void put(SubstitutionSink sink, String name, String folder, String prefix) {
        sink.selectClasses(name::equals)
                .replacePackage(name.substring(0, name.lastIndexOf('.')), folder)
                .simpleNamePrefix(prefix);
    }
}
