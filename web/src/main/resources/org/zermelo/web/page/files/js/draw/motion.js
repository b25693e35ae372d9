// Pieces that glide to where they are put. Who wishes for less motion sees them there at once.

const MILLIS = 340;

/** Whether things may move on the screen. */
export function moves() {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets an element glide from a distance, in the units of its drawing, to its place, once it is on the page. */
export function glide(element, dx, dy) {
  animate(element, [{transform: `translate(${dx}px, ${dy}px)`}, {transform: 'none'}]);
}

/** Lets what was taken fade to its ghost. */
export function fade(element) {
  animate(element, [{opacity: 1}, {}]);
}

function animate(element, frames) {
  if (!element || !moves()) return;
  requestAnimationFrame(() => {
    if (element.isConnected) element.animate(frames, {duration: MILLIS, easing: 'ease-in-out'});
  });
}
