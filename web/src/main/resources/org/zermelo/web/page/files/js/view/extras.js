// What stands below an answer, each loaded when it is opened: the table, the tree, the plan.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {say} from '../words.js';
import {path} from '../place.js';
import {go, here} from '../router.js';
import {planTable} from './plan.js';
import {drawBlocks} from '../draw/blocks.js';
import {intervalTable} from '../draw/intervals.js';
import {drawPositions} from '../draw/positions.js';
import {drawTree} from '../draw/tree.js';

/** The fold-outs that this game has; the open one is part of the address. */
export function extras(position, parameters, signal) {
  const question = {game: parameters.game, start: parameters.start, line: parameters.line};
  const row = position.scene.kind === 'row' && position.scene.size <= 80 && !/take|ends/.test(position.game);
  return h('div', {class: 'stack tight'},
    row ? fold('table', parameters, async inside => {
      const table = await get('table', {game: parameters.game}, signal);
      put(inside, intervalTable(table, {onPick: (i, j) => go('/answer', {game: `coins(${table.items.slice(i, j + 1).join(' ')})`})}));
    }) : null,
    position.scene.reduction?.steps.length ? fold('blocks', parameters, async inside => put(inside, drawBlocks(position.scene))) : null,
    position.over ? null : fold('tree', parameters, inside => tree(inside, question, parameters, signal)),
    position.over ? null : fold(position.impartial && position.convention === 'normal' ? 'nimbers' : 'graph', parameters,
      inside => graph(inside, question, parameters, signal)),
    fold('plan', parameters, async inside => {
      put(inside, planTable(await get('explain', {...question, value: parameters.value}, signal)));
    }));
}

/**
 * How far a drawing goes and what it leaves out: choices that are part of the address.
 * @param depth the parameter, its value and the values to choose from
 * @param proof the parameter that a press changes, and whether only what proves the value is drawn
 */
function choices(parameters, {depth: [depth, plies, depths], proof: [flag, proof]}, redraw) {
  const set = (name, value) => {
    parameters[name] = value;
    go(path(), {...here(), [name]: value}, {replace: true, keep: true});
    redraw();
  };
  return h('div', {class: 'row noprint'},
    h('label', {class: 'row'}, say('tree.depth'), h('select', {onchange: event => set(depth, event.target.value)},
      depths.map(n => h('option', {value: n, selected: n === plies}, n || say('nimbers.all'))))),
    h('button', {type: 'button', 'aria-pressed': String(proof), onclick: () => set(flag, parameters[flag] ? '' : '1')}, say('tree.proof')));
}

function goOn(parameters, line) {
  go('/answer', {...here(), line: [parameters.line, ...line].filter(Boolean).join('~')});
}

async function tree(inside, question, parameters, signal) {
  const plies = parameters.depth ?? '3';
  const all = Boolean(parameters.all);
  const place = h('div', {}, h('p', {class: 'soft'}, say('waiting.label')));
  const redraw = () => tree(inside, question, parameters, signal);
  put(inside, choices(parameters, {depth: ['depth', plies, ['1', '2', '3', '4', '5', '6', '8', '12']], proof: ['all', !all]}, redraw), place);
  await drawn(place, async () => {
    const found = await stream('tree', {...question, depth: plies, prune: all ? 'none' : 'strategy'}, {}, signal);
    return drawTree(found, line => goOn(parameters, line));
  });
}

async function graph(inside, question, parameters, signal) {
  const plies = parameters.plies ?? '';
  const proof = Boolean(parameters.proof);
  const place = h('div', {}, h('p', {class: 'soft'}, say('waiting.label')));
  const redraw = () => graph(inside, question, parameters, signal);
  put(inside, choices(parameters, {depth: ['plies', plies, ['', '1', '2', '3', '4', '5', '6', '8']], proof: ['proof', proof]}, redraw), place);
  await drawn(place, async () => {
    const found = await stream('graph', {...question, depth: plies, prune: proof ? 'strategy' : 'none'}, {}, signal);
    return drawPositions(found, line => goOn(parameters, line));
  });
}

/** Puts a drawing into its place, or why there is none; the choices above it stay, for another to be made. */
async function drawn(place, draw) {
  try {
    put(place, await draw());
  } catch (error) {
    if (error.name !== 'AbortError') put(place, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
}

function fold(name, parameters, load) {
  const inside = h('div', {class: 'inside'});
  let loaded = false;
  const element = h('details', {
    open: parameters.show === name,
    async ontoggle() {
      if (!element.open) return;
      go(path(), {...here(), show: name}, {replace: true, keep: true});
      if (loaded) return;
      loaded = true;
      put(inside, h('p', {class: 'soft'}, say('waiting.label')));
      try {
        await load(inside);
      } catch (error) {
        if (error.name !== 'AbortError') put(inside, h('p', {class: 'note error'}, error.message));
      }
    },
  }, h('summary', {}, say(`extra.${name}`)), inside);
  return element;
}
