// Temperatures as people see them: cold, tepid, and three degrees of hot.
import {h} from './dom.js';
import {say} from './words.js';

/** The class that colours a temperature. */
export function heatLevel(temperature) {
  const [above, below = '1'] = temperature.split('/');
  const t = Number(above) / Number(below);
  return t < 0 ? 'cold' : t === 0 ? 'tepid' : t < 1 ? 'warm' : t < 3 ? 'hot' : 'burning';
}

/** A temperature as a coloured sign. */
export function heat(temperature) {
  return h('span', {class: `heat ${heatLevel(temperature)}`, dir: 'ltr', title: say('value.temperature', {temperature})}, `${temperature}°`);
}
