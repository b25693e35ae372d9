// A soft sound for each move, for those who have asked for it: off until it is pressed, and remembered in this browser.
import {h} from './dom.js';
import {say} from './words.js';

const KEPT = 'sound';

/** The pitch of a move and of the end of a game, in hertz. */
const PITCH = {move: 440, end: 660};

let context = null;

function on() {
  return localStorage.getItem(KEPT) === 'on';
}

/** Sounds a move, or the end, where sound is on. */
export function sound(kind) {
  if (!on()) return;
  context ??= new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const now = context.currentTime;
  tone.type = 'triangle';
  tone.frequency.value = PITCH[kind];
  volume.gain.setValueAtTime(.12, now);
  volume.gain.exponentialRampToValueAtTime(.001, now + .18);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + .2);
}

/** The button that turns it on and off. */
export function soundButton() {
  const button = h('button', {
    type: 'button', 'aria-pressed': String(on()),
    onclick() {
      localStorage.setItem(KEPT, on() ? 'off' : 'on');
      button.setAttribute('aria-pressed', String(on()));
      sound('move');
    },
  }, say('play.sound'));
  return button;
}
