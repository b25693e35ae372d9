// A graph: Hackenbush on its ground, Kayles on vertices or edges. What is gone stays as a pale dashed mark, so that the rest keeps its place.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const UNIT = 0.07;
const EDGE = 26;
const RADIUS = 12;

export function drawGraph(scene, {small, live, lit, place: put, last}) {
  const points = [...scene.vertices.map(vertex => vertex.place), ...scene.edges.flatMap(edge => edge.curve)];
  const from = axis => Math.min(...points.map(point => point[axis] * UNIT));
  const to = axis => Math.max(...points.map(point => point[axis] * UNIT));
  const [left, top] = [from(0), from(1)];
  const place = point => [point[0] * UNIT - left + EDGE, point[1] * UNIT - top + EDGE];
  const svg = picture(to(0) - left + 2 * EDGE, to(1) - top + 2 * EDGE,
    say('scene.graph', {vertices: scene.vertices.filter(each => !each.gone).length, edges: scene.edges.filter(each => !each.gone).length}));
  if (scene.ground) svg.append(s('line', {class: 'soil', x1: 4, x2: to(0) - left + 2 * EDGE - 4, y1: place([0, 0])[1], y2: place([0, 0])[1]}));
  scene.edges.forEach((edge, index) => {
    const group = edgeGroup(edge, {place, green: scene.ground, open: !scene.onVertices && live.has(`${index}`), lit: !scene.onVertices && lit.has(`${index}`), put: (...rest) => put(index, ...rest)});
    if (scene.token !== undefined) group.append(head(edge.curve.map(place)));
    if (last && edge.gone && !last.scene.edges[index].gone) group.classList.add('last');
    svg.append(group);
  });
  svg.append(...scene.vertices.map((vertex, index) => vertexGroup(vertex, {
    place, small, token: scene.token === index, open: scene.onVertices && (live.has(`${index}`) || lit.has(`${index}`)), put: (...rest) => put(index, ...rest),
  })));
  return svg;
}

function edgeGroup(edge, {place, green, open, lit, put}) {
  const [a, b, c, d] = edge.curve.map(place);
  const path = `M${a.join(' ')}C${[b, c, d].map(point => point.join(' ')).join(' ')}`;
  const group = s('g', {}, s('path', {class: `arc${edge.owner ? ` ${edge.owner}` : green ? ' green' : ''}${edge.gone ? ' gone' : ''}`, d: path}));
  if (!open && !lit || edge.gone) return group;
  group.append(s('path', {class: 'halo', d: path}));
  if (open) group.append(s('path', {class: 'reach', d: path}));
  const middle = axis => (a[axis] + 3 * b[axis] + 3 * c[axis] + d[axis]) / 8;
  put(group, {x: middle(0), y: middle(1), size: 14, name: edge.name});
  return group;
}

/** The tip of an arrow, where it meets its vertex. */
function head([, , c, d]) {
  const length = Math.max(1e-9, Math.hypot(d[0] - c[0], d[1] - c[1]));
  const [x, y] = [(d[0] - c[0]) / length, (d[1] - c[1]) / length];
  const tip = [d[0] - x * (RADIUS + 2), d[1] - y * (RADIUS + 2)];
  const wing = side => `${tip[0] - 11 * x + side * 6 * y} ${tip[1] - 11 * y - side * 6 * x}`;
  return s('path', {class: 'arrow', d: `M${tip.join(' ')}L${wing(1)}L${wing(-1)}Z`});
}

function vertexGroup(vertex, {place, small, token, open, put}) {
  const [x, y] = place(vertex.place);
  const group = s('g', {}, s('circle', {class: `vertex${vertex.owner ? ` ${vertex.owner}` : ''}${vertex.gone ? ' gone' : ''}`, cx: x, cy: y, r: RADIUS}));
  if (token) group.append(s('circle', {class: 'token', cx: x, cy: y, r: RADIUS + 6}));
  if (!small && !vertex.gone) group.append(s('text', {class: 'onpoint', x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 13}, vertex.name));
  if (open) put(group, {x, y: y - RADIUS - 9, size: 14, name: `${vertex.name}`, halo: s('circle', {class: 'halo', cx: x, cy: y, r: RADIUS + 3})});
  return group;
}
