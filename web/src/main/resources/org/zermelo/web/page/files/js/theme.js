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
})();
