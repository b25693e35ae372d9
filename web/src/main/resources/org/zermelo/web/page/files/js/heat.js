// Temperatures as people see them: cold, tepid, and three degrees of hot.
import {h} from './dom.js';
import {say} from './words.js';

/** A fraction as a number. */
export function degrees(temperature) {
  const [above, below = '1'] = temperature.split('/');
  return Number(above) / Number(below);
}

/** The class that colours a temperature. */
export function heatLevel(temperature) {
  const t = degrees(temperature);
  return t < 0 ? 'cold' : t === 0 ? 'tepid' : t < 1 ? 'warm' : t < 3 ? 'hot' : 'burning';
}

/** A temperature as a coloured sign. */
export function heat(temperature) {
  return h('span', {class: `heat ${heatLevel(temperature)}`, dir: 'ltr', title: say('value.temperature', {temperature})}, `${temperature}°`);
}
