// Who plays against whom: levels first, and behind them the opponents that keep to a rule of their own.
import {h} from '../dom.js';
import {say} from '../words.js';
import {go} from '../router.js';
import {rove} from '../rove.js';

/** From the weakest on. */
export const LEVELS = ['easy', 'medium', 'hard', 'perfect'];

const KEPT = 'level';

/** Who plays while nobody is chosen: the opponent that was chosen last, in whatever game, and before that one who can be beaten. */
export function usual() {
  const kept = localStorage.getItem(KEPT);
  return LEVELS.includes(kept) ? kept : 'medium';
}

/** The side that one plays, the level of the opponent, and the other opponents that fit the game. */
export function options(parameters, position, opponent) {
  const side = parameters.side ?? 'first';
  const set = (name, value) => {
    if (name === 'opponent') localStorage.setItem(KEPT, value);
    go('/play', {...parameters, [name]: value}, {replace: true});
  };
  const select = (name, value, choices, label) => h('label', {class: 'field'}, h('span', {}, label),
    h('select', {onchange: event => set(name, event.target.value)}, choices.map(([code, text]) => h('option', {value: code, selected: code === value}, text))));
  const others = position.opponents.filter(code => !LEVELS.includes(code));
  const open = others.includes(opponent);
  return h('section', {class: 'card stack tight', 'aria-label': say('play.options')},
    select('side', side, ['first', 'second', 'both'].map(code => [code, say(`play.side.${code}`)]), say('play.you')),
    side === 'both' ? null : [
      h('fieldset', {class: 'levels'}, h('legend', {}, say('play.opponent')), rove(h('div', {class: 'row', role: 'group', 'aria-label': say('play.opponent')},
        LEVELS.map(level => h('button', {type: 'button', 'data-level': level, 'aria-pressed': String(level === opponent), onclick: () => set('opponent', level)},
          say(`play.opponent.${level}`)))), 'button', 'levels')),
      position.quick ? null : h('p', {class: 'small soft'}, say('play.large')),
      h('details', {class: 'plain', open}, h('summary', {}, say('play.others')),
        select('opponent', open ? opponent : '', [['', '–'], ...[...new Set([...others, ...LEVELS.includes(opponent) ? [] : [opponent]])]
          .map(code => [code, say(`play.opponent.${code}`)])], say('play.otheropponent')),
        opponent === 'limited'
          ? select('sight', parameters.sight ?? '2', ['1', '2', '3', '4', '5', '6'].map(n => [n, say('play.plies', {plies: Number(n)})]), say('play.sight')) : null),
    ]);
}

/** The next stronger level; null behind the strongest, and for who is none of them. */
export function harder(opponent) {
  return LEVELS[LEVELS.indexOf(opponent) + 1] ?? null;
}
