// A graph: Hackenbush on its ground, Kayles on vertices or edges. What is gone stays as a pale dashed mark, so that the rest keeps its place.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {mark, tone} from '../verdict.js';

const UNIT = 0.07;
const EDGE = 26;
const RADIUS = 12;

export function drawGraph(scene, {small, targets, act, values}) {
  const points = [...scene.vertices.map(vertex => vertex.place), ...scene.edges.flatMap(edge => edge.curve)];
  const from = axis => Math.min(...points.map(point => point[axis] * UNIT));
  const to = axis => Math.max(...points.map(point => point[axis] * UNIT));
  const [left, top] = [from(0), from(1)];
  const place = point => [point[0] * UNIT - left + EDGE, point[1] * UNIT - top + EDGE];
  const svg = picture(to(0) - left + 2 * EDGE, to(1) - top + 2 * EDGE,
    say('scene.graph', {vertices: scene.vertices.filter(each => !each.gone).length, edges: scene.edges.filter(each => !each.gone).length}));
  const moves = new Map(targets.map(target => [target.cells[0], target.move]));
  if (scene.ground) svg.append(s('line', {class: 'soil', x1: 4, x2: to(0) - left + 2 * EDGE - 4, y1: place([0, 0])[1], y2: place([0, 0])[1]}));
  scene.edges.forEach((edge, index) => svg.append(edgeGroup(edge, {place, green: scene.ground, move: scene.onVertices ? undefined : moves.get(index), act, values})));
  const vertices = scene.vertices.map((vertex, index) => vertexGroup(vertex, {place, small, move: scene.onVertices ? moves.get(index) : undefined, act, values}));
  svg.append(...vertices);
  // a value at an edge's middle is not hidden by what is drawn later
  for (const hint of svg.querySelectorAll('.edgehint')) svg.append(hint);
  return svg;
}

function edgeGroup(edge, {place, green, move, act, values}) {
  const [a, b, c, d] = edge.curve.map(place);
  const path = `M${a.join(' ')}C${[b, c, d].map(point => point.join(' ')).join(' ')}`;
  const group = s('g', {}, s('path', {class: `arc${green ? ' green' : ''}${edge.gone ? ' gone' : ''}`, d: path}));
  if (move === undefined || edge.gone) return group;
  const value = values?.get(move);
  group.append(s('path', {class: 'halo', d: path}), s('path', {class: 'reach', d: path}));
  if (value) {
    const middle = axis => (a[axis] + 3 * b[axis] + 3 * c[axis] + d[axis]) / 8;
    group.append(s('text', {class: `hint edgehint ${tone(value)}`, x: middle(0), y: middle(1), 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 14}, mark(value)));
  }
  return act(group, move);
}

function vertexGroup(vertex, {place, small, move, act, values}) {
  const [x, y] = place(vertex.place);
  const value = move === undefined ? undefined : values?.get(move);
  const group = s('g', {}, s('circle', {class: `vertex${vertex.gone ? ' gone' : ''}`, cx: x, cy: y, r: RADIUS}));
  if (!small && !vertex.gone) group.append(s('text', {class: 'onpoint', x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 13}, vertex.name));
  if (value) group.append(s('text', {class: `hint ${tone(value)}`, x, y: y - RADIUS - 9, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 14}, mark(value)));
  if (move === undefined) return group;
  group.append(s('circle', {class: 'halo', cx: x, cy: y, r: RADIUS + 3}));
  return act(group, move);
}
