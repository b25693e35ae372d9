// Within a frame of another page (?embed=1): no bar, no foot, and the frame hears how high the page is.

/** Tells the page around this one of every change of height. */
export function followHeight() {
  if (!('embed' in document.documentElement.dataset)) return;
  const tell = () => parent.postMessage({zermelo: {height: document.documentElement.scrollHeight}}, '*');
  new ResizeObserver(tell).observe(document.body);
}
