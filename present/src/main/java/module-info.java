/** Answers for people and programs. */
module org.zermelo.present {
    requires transitive org.zermelo.desk;
    requires org.dhatim.fastexcel;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires org.apache.fontbox;
    requires java.desktop;
    requires static org.jspecify;

    exports org.zermelo.present.words;
    exports org.zermelo.present.json;
    exports org.zermelo.present.analysis;
    exports org.zermelo.present.catalogue;
    exports org.zermelo.present.nimbers;
    exports org.zermelo.present.answer;
    exports org.zermelo.present.box;
    exports org.zermelo.present.law;
    exports org.zermelo.present.lesson;
    exports org.zermelo.present.line;
    exports org.zermelo.present.measure;
    exports org.zermelo.present.exam;
    exports org.zermelo.present.exam.handout;
    exports org.zermelo.present.exam.view;
    exports org.zermelo.present.picture;
    exports org.zermelo.present.play;
    exports org.zermelo.present.scene;
    exports org.zermelo.present.scene.drawing;
    exports org.zermelo.present.scene.sketch;
    exports org.zermelo.present.serve;
    exports org.zermelo.present.table;
    exports org.zermelo.present.trace;
    exports org.zermelo.present.train;
    exports org.zermelo.present.tree;
    exports org.zermelo.present.use;
    exports org.zermelo.present.graph;

    provides org.zermelo.notation.family.FamilyNames with
            org.zermelo.present.words.LanguageNames;
}
