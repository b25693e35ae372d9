package org.zermelo.present;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.zermelo.game.RefusedException;
import org.zermelo.present.picture.Picture;
import org.zermelo.present.picture.Picture.Anchor;
import org.zermelo.present.picture.Picture.Box;
import org.zermelo.present.picture.Picture.Curve;
import org.zermelo.present.picture.Picture.Disc;
import org.zermelo.present.picture.Picture.Dots;
import org.zermelo.present.picture.Picture.Label;
import org.zermelo.present.picture.Picture.Move;
import org.zermelo.present.picture.Picture.Path;
import org.zermelo.present.picture.Picture.Straight;
import org.zermelo.present.picture.Picture.StraightLine;
import org.zermelo.present.picture.PictureFormat;
import org.zermelo.present.picture.Svg;

/** Every shape in both formats. */
class PicturesTest {

    private static final int WHITE = 0xFFFFFF;

    private static Picture with(Picture.Shape shape) {
        return new Picture("one < two", 40, 40, List.of(shape));
    }

    private static BufferedImage png(Picture picture) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PictureFormat.PNG.write(picture, bytes);
        return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
    }

    private static int colour(Picture.Shape shape, int x, int y) throws IOException {
        return png(with(shape)).getRGB(2 * x, 2 * y) & 0xFFFFFF;
    }

    @Test
    void everyShapeIsDrawnInAPng() throws IOException {
        String blue = "#0000ff";
        assertThat(colour(new Box(10, 10, 20, 20, blue), 20, 20)).isEqualTo(0x0000FF);
        assertThat(colour(new Box(10, 10, 20, 20, blue), 5, 5)).isEqualTo(WHITE);
        assertThat(colour(new Box(10, 10, 20, 20, 0, "#ffffff", blue, 4), 10, 20))
                .isEqualTo(0x0000FF);
        assertThat(colour(new StraightLine(0, 20, 40, 20, 4, blue), 20, 20)).isEqualTo(0x0000FF);
        assertThat(colour(new Disc(20, 20, 6, blue), 24, 20)).isEqualTo(0x0000FF);
        assertThat(colour(new Disc(20, 20, 6, blue), 27, 20)).isEqualTo(WHITE);
        assertThat(colour(new Dots(new int[] {3, 30}, new int[] {3, 30}, 2, blue), 31, 31))
                .isEqualTo(0x0000FF);
        Path bent = new Path(List.of(new Move(5, 5), new Straight(5, 35), new Straight(35, 35)), 4, blue);
        assertThat(colour(bent, 5, 20)).isEqualTo(0x0000FF);
        assertThat(colour(bent, 20, 35)).isEqualTo(0x0000FF);
        assertThat(colour(bent, 20, 20)).isEqualTo(WHITE);
        Path curve = new Path(List.of(new Move(0, 0), Curve.between(0, 0, 40, 40, true)), 4, blue);
        assertThat(colour(curve, 20, 20)).isEqualTo(0x0000FF);
        assertThat(colour(curve, 5, 20)).isEqualTo(WHITE);
    }

    @Test
    void dashesLeaveGaps() throws IOException {
        BufferedImage image = png(with(new Path(List.of(new Move(0, 20), new Straight(40, 20)), 4, "#0000ff", true)));
        long changes = IntStream.range(1, 80)
                .filter(x -> image.getRGB(x, 40) != image.getRGB(x - 1, 40))
                .count();
        assertThat(changes).isGreaterThanOrEqualTo(8);
    }

    @Test
    void everyShapeIsWrittenAsSvg() {
        assertThat(Svg.write(with(new Box(1, 2, 3.25, 4, "#aabbcc"))))
                .startsWith(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\" viewBox=\"0 0 40 40\"")
                .contains("<title>one &lt; two</title>")
                .contains("<rect x=\"1\" y=\"2\" width=\"3.25\" height=\"4\" fill=\"#aabbcc\"/>")
                .endsWith("</svg>\n");
        assertThat(Svg.write(with(new Box(1, 2, 3, 4, 6, "#aabbcc", "#000000", 0.7))))
                .contains("rx=\"6\" fill=\"#aabbcc\" stroke=\"#000000\" stroke-width=\"0.7\"/>");
        assertThat(Svg.write(with(new Disc(1, 2, 3.5, "#aabbcc"))))
                .contains("<circle cx=\"1\" cy=\"2\" r=\"3.5\" fill=\"#aabbcc\"/>");
        assertThat(Svg.write(with(new Path(
                        List.of(new Move(0, 0), Curve.between(0, 0, 1, 9, false), new Straight(1 / 3.0, 9)),
                        1,
                        "#000000",
                        true))))
                .contains("d=\"M0 0 C0 4.5 1 4.5 1 9 L0.33 9\"")
                .contains("stroke-dasharray=\"5 3\"");
        assertThat(Svg.write(with(new Dots(new int[] {3}, new int[] {4}, 2, "#000000"))))
                .contains("d=\"M3 4h2v2h-2z\"");
        assertThat(Svg.write(with(new Label(1, 2, "a & ", "b", Anchor.RIGHT, 13, false, "#000000"))))
                .contains("text-anchor=\"end\" font-size=\"13\" fill=\"#000000\">a &amp; "
                        + "<tspan font-weight=\"bold\">b</tspan></text>");
    }

    @Test
    void wordsStandWhereTheyAreSaidTo() throws IOException {
        BufferedImage left = png(with(new Label(20, 25, "mm", "m", Anchor.LEFT, 10, false, "#000000")));
        BufferedImage right = png(with(new Label(20, 25, "mm", "m", Anchor.RIGHT, 10, false, "#000000")));
        assertThat(dark(left, 0, 39)).isFalse();
        assertThat(dark(left, 40, 79)).isTrue();
        assertThat(dark(right, 0, 38)).isTrue();
        assertThat(dark(right, 42, 79)).isFalse();
    }

    private static boolean dark(BufferedImage image, int from, int to) {
        for (int x = from; x <= to; x++) {
            for (int y = 0; y < image.getHeight(); y++) {
                if ((image.getRGB(x, y) & 0xFF) < 128) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void aPictureTooLargeForAPngIsRefused() {
        Picture large = new Picture("", 20_000, 20_000, List.of());
        assertThatThrownBy(() -> PictureFormat.PNG.write(large, new ByteArrayOutputStream()))
                .isInstanceOf(RefusedException.class);
        assertThat(PictureFormat.ofFile("a.PNG")).isEqualTo(PictureFormat.PNG);
        assertThat(PictureFormat.ofFile("a.svg")).isEqualTo(PictureFormat.SVG);
    }
}
