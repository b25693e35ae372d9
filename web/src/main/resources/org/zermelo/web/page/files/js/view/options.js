// The options of a canonical form as a tree that unfolds: what lies below a branch is asked for when it is opened.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {heat} from '../heat.js';

/** A value, and below it the branches of Left's and Right's options. */
export function foldedOptions(form) {
  const place = h('div', {class: 'optiontree'});
  unfold(place, form);
  return place;
}

async function unfold(place, form) {
  put(place, h('p', {class: 'small soft'}, say('waiting.label')));
  try {
    const {moves} = await get('value', {text: form});
    const branches = ['left', 'right'].flatMap(player => moves[player].map(move => branch(player, move)));
    put(place, branches.length ? h('ul', {class: 'optionlist'}, branches) : h('p', {class: 'small soft'}, say('value.none')));
  } catch (error) {
    put(place, h('p', {class: 'note error'}, error.message));
  }
}

function branch(player, {value, long, temperature}) {
  const head = [h('span', {class: 'soft'}, say(`value.to.${player}`)), ' ',
    h('span', {class: 'mono', dir: 'ltr'}, value ?? say('value.long', {length: long.length})), ' ', heat(temperature)];
  if (!value || value === '0') return h('li', {class: 'leaf'}, head);
  const place = h('div', {class: 'optiontree'});
  const fold = h('details', {class: 'plain'}, h('summary', {}, head), place);
  fold.addEventListener('toggle', () => fold.open && !place.firstChild && unfold(place, value));
  return h('li', {}, fold);
}
