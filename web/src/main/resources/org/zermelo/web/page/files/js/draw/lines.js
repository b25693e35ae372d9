// Points and the lines between them: Sim, Dots and Boxes. A free line is a place to click.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const UNIT = 0.07;
const ROUND = 0.13;
const EDGE = 30;

export function drawLines(scene, {live, place: put, last}) {
  const round = scene.names.length > 0;
  const unit = round ? ROUND : UNIT;
  const called = index => round ? scene.names[index] : `${index + 1}`;
  const xs = scene.points.map(point => point[0] * unit);
  const ys = scene.points.map(point => point[1] * unit);
  const place = index => [xs[index] - Math.min(...xs) + EDGE, ys[index] - Math.min(...ys) + EDGE];
  const svg = picture(Math.max(...xs) - Math.min(...xs) + 2 * EDGE, Math.max(...ys) - Math.min(...ys) + 2 * EDGE,
    say('scene.lines', {count: scene.points.length, drawn: scene.lines.filter(line => line.owner !== 'free').length}));
  for (const area of scene.closed) {
    const corners = area.points.map(place);
    const middle = axis => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    svg.append(s('path', {class: `closed ${area.owner}`, d: `M${corners.map(corner => corner.join(' ')).join('L')}Z`}));
    // whose box it is, as everywhere: a filled disc for the first player, an open one for the second
    if (area.owner !== 'both') svg.append(s('circle', {class: area.owner === 'first' ? 'mark1' : 'mark2', cx: middle(0), cy: middle(1), r: 7}));
  }
  scene.lines.forEach((line, index) => {
    const [x1, y1] = place(line.from);
    const [x2, y2] = place(line.to);
    const group = s('g', {class: last && line.owner !== 'free' && last.scene.lines[index].owner === 'free' ? 'last' : ''});
    if (line.owner !== 'free' || !live.has(`${index}`)) {
      group.append(s('line', {class: `drawn ${line.owner}`, x1, y1, x2, y2}));
    } else {
      group.append(s('line', {class: 'drawn free', x1, y1, x2, y2}), s('line', {class: 'halo', x1, y1, x2, y2}),
        // a thin line is hard to hit
        s('line', {class: 'reach', x1, y1, x2, y2}));
      // nearer to one end, for lines of a circle cross in their middles
      const share = round ? 0.3 : 0.5;
      put(index, group, {x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share, size: 12, name: `${called(line.from)}-${called(line.to)}`});
    }
    svg.append(group);
  });
  scene.points.forEach((point, index) => {
    const [x, y] = place(index);
    svg.append(s('circle', {class: 'point', cx: x, cy: y, r: round ? 11 : 5}));
    if (round) svg.append(s('text', {class: 'onpoint', x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 12}, called(index)));
  });
  return svg;
}
