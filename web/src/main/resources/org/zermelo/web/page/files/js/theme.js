// Runs before the first paint, so that a chosen theme does not flash.
(() => {
  const root = document.documentElement;
  if (new URLSearchParams(location.search).has('embed')) root.dataset.embed = '';
  try {
    const theme = localStorage.getItem('theme');
    const size = localStorage.getItem('size');
    if (theme) root.dataset.theme = theme;
    if (size) root.dataset.size = size;
  } catch {
    // a browser that keeps nothing still shows the page
  }
  // A folder that was opened from disk: no browser runs modules from there, so the page says what to do.
  if (location.protocol === 'file:') {
    addEventListener('DOMContentLoaded', () => {
      const notes = [...document.querySelectorAll('.from-disk')];
      const own = notes.find(note => navigator.language.startsWith(note.lang));
      const shown = own ?? notes.find(note => note.lang === 'en');
      if (shown) shown.hidden = false;
    });
  }
})();
