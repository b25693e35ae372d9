// What a class looks for in the table of a task: the row of the starts, the answers, and the critical positions.
import {codeOf} from './grid.js';

const RING_FROM = 12;

/** Draws the marks over the cells that are seen. */
export function drawMarks(paper, grid, {view, from, to, marks, heapsAt}) {
  const style = getComputedStyle(document.documentElement);
  const ink = style.getPropertyValue('--ink');
  const box = (row, column) => [view.x + column * view.scale, view.y + row * view.scale];
  for (let row = from[1]; row < to[1]; row++) {
    for (let column = from[0]; column < to[0]; column++) {
      const heaps = heapsAt(row, column);
      const [x, y] = box(row, column);
      if (marks.critical && codeOf(grid.rows[row][column]) === -1 && view.scale >= RING_FROM) {
        paper.strokeStyle = ink;
        paper.lineWidth = 1.5;
        paper.beginPath();
        paper.arc(x + view.scale / 2, y + view.scale / 2, view.scale * .42, 0, 7);
        paper.stroke();
      }
      const number = marks.first === undefined || marks.first === heaps[0] ? marks.answers?.get(heaps[heaps.length - 1]) : null;
      if (number) badge(paper, {x, y, scale: view.scale, number, style});
    }
  }
  if (marks.first === undefined) return;
  const [x, y] = box(marks.first - grid.fromRow, from[0]);
  paper.strokeStyle = ink;
  paper.lineWidth = 2;
  paper.strokeRect(x, y, (to[0] - from[0]) * view.scale, view.scale);
}

/** A frame about the cell, and the question's number in its corner where there is room. */
function badge(paper, {x, y, scale, number, style}) {
  paper.strokeStyle = style.getPropertyValue('--ink');
  paper.lineWidth = Math.max(2, scale / 12);
  paper.strokeRect(x + 1, y + 1, scale - 2, scale - 2);
  if (scale < 24) return;
  paper.fillStyle = style.getPropertyValue('--ink');
  paper.fillRect(x, y, scale * .5, scale * .34);
  paper.fillStyle = style.getPropertyValue('--sheet');
  paper.font = `600 ${Math.round(scale * .26)}px ${style.getPropertyValue('--sans')}`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(number, x + scale * .25, y + scale * .18);
}
