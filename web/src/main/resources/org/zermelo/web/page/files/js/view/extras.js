// What stands below an answer, each loaded when it is opened: the table, the tree, the plan.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {go, here} from '../router.js';
import {planTable} from './plan.js';

/** The fold-outs that this game has; the open one is part of the address. */
export function extras(position, parameters, signal) {
  const question = {game: parameters.game, line: parameters.line, value: parameters.value};
  return h('div', {class: 'stack tight'},
    fold('plan', parameters, async inside => {
      put(inside, planTable(await get('plan', question, signal)));
    }));
}

function fold(name, parameters, load) {
  const inside = h('div', {class: 'inside'});
  let loaded = false;
  const element = h('details', {
    open: parameters.show === name,
    async ontoggle() {
      if (!element.open) return;
      go(location.pathname, {...here(), show: name}, {replace: true, keep: true});
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
