// Where the moves from a cell lead, as arrows: below a single line, straight across a table.
const BEND = 12;
const FLAT = .45;
const POINT = 7;

/**
 * Draws the arrows from a cell to others.
 * @param cells the row and the column of where each begins and ends; an end beyond the last column leaves the picture
 * @param below whether they run below their line
 */
export function drawArrows(paper, cells, {view, below}) {
  const style = getComputedStyle(document.documentElement);
  for (const [from, to] of cells) {
    const [begin, end] = [from, to].map(([row, column]) => [view.x + (column + .5) * view.scale, view.y + (row + (below ? 1 : .5)) * view.scale]);
    const dip = below ? BEND + Math.min(46, Math.abs(end[0] - begin[0]) * FLAT) : 0;
    const bend = [(begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2 + dip];
    for (const [colour, width] of [['--sheet', 4.5], ['--focus', 2]]) {
      paper.strokeStyle = paper.fillStyle = style.getPropertyValue(colour);
      paper.lineWidth = width;
      paper.beginPath();
      paper.moveTo(...begin);
      paper.quadraticCurveTo(...bend, ...end);
      paper.stroke();
    }
    point(paper, end, Math.atan2(end[1] - bend[1], end[0] - bend[0]));
  }
}

function point(paper, [x, y], turn) {
  paper.beginPath();
  paper.moveTo(x, y);
  for (const side of [.45, -.45]) paper.lineTo(x - POINT * Math.cos(turn + side) * 1.3, y - POINT * Math.sin(turn + side) * 1.3);
  paper.fill();
}
