// While anything is being loaded or worked out, the page says so: to screen readers, and to whoever waits for it to settle.
let open = 0;

/** Marks the page busy until a promise is settled and what waited for it is drawn; gives the promise back. */
export function busy(promise) {
  open++;
  document.getElementById('main').setAttribute('aria-busy', 'true');
  const done = () => setTimeout(() => {
    open--;
    if (open > 0) return;
    document.getElementById('main').removeAttribute('aria-busy');
    document.dispatchEvent(new CustomEvent('settled'));
  });
  Promise.resolve(promise).then(done, done);
  return promise;
}
