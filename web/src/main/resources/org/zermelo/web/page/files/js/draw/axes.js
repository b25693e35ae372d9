// The names along the edges of a picture of cells: numbers where there is room for them, and what they count.
const HIGH = 24;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The room that names take: above the cells and before them. */
export function edges() {
  return {left: 58, top: 40};
}

/**
 * Writes the names of the columns and the rows that are seen.
 * @param paper where to draw, with the first seen cell's corner beyond the edges
 * @param view how large a cell is and where the first one lies
 * @param size the size of the cells' place
 * @param names what columns and rows count, and the number of a row by its place
 */
export function drawAxes(paper, grid, {view, size, edge, names}) {
  const style = getComputedStyle(document.documentElement);
  const font = style.getPropertyValue('--sans');
  paper.fillStyle = style.getPropertyValue('--ink-soft');
  paper.textBaseline = 'middle';
  paper.direction = 'ltr';
  paper.font = `14px ${font}`;
  const step = room => STEPS.find(each => each * view.scale >= room) ?? STEPS[STEPS.length - 1];
  const wide = 10 * String(grid.fromColumn + grid.rows[0].length - 1).length + 14;
  paper.textAlign = 'center';
  along(grid.rows[0].length, grid.fromColumn, step(wide), view.x, view.scale, size.width, (name, at) => paper.fillText(name, edge.left + at, edge.top - 10));
  if (names.rows) paper.fillText(`${apart(names.columns)} →`, edge.left + Math.min(size.width, grid.rows[0].length * view.scale) / 2, 10);
  else {
    paper.textAlign = 'start';
    paper.fillText(names.columns, 0, 10);
  }
  paper.textAlign = 'end';
  along(grid.rows.length, grid.fromRow, step(HIGH), view.y, view.scale, size.height, (name, at) => paper.fillText(names.row(name), edge.left - 6, edge.top + at));
  if (!names.rows) return;
  paper.save();
  paper.translate(10, edge.top + Math.min(size.height, grid.rows.length * view.scale) / 2);
  paper.rotate(-Math.PI / 2);
  paper.textAlign = 'center';
  paper.fillText(`← ${apart(names.rows)}`, 0, 0);
  paper.restore();
}

/** Words in their own direction: the arrow beside them points the way of the numbers, whatever the language's is. */
function apart(words) {
  return `\u2068${words}\u2069`;
}

function along(count, first, step, start, scale, room, write) {
  for (let index = (step - first % step) % step; index < count; index += step) {
    const at = start + (index + .5) * scale;
    if (at >= 0 && at <= room) write(first + index, at);
  }
}
