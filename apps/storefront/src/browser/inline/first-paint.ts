// Written into every page, before anything else: what must be known before the first paint.

try {
  const { dataset } = document.documentElement;
  // A returning visitor has the fonts in the cache, and sees them at once (globals.css: `data-waiting`).
  if (localStorage.getItem('fonts') !== null) delete dataset['waiting'];
  const isSignedIn = /(^|; )user=/.test(document.cookie);
  // Somebody signed in has room for the rows that they will see.
  const rows = localStorage.getItem('rows');
  if (rows !== null && isSignedIn) dataset['rows'] = rows;
  // Whether a cart is empty is not said before it is known.
  if (isSignedIn || localStorage.getItem('cart') !== null) dataset['cart'] = '';
} catch {
  // A browser that keeps nothing has nothing to tell.
}

// A picture that does not come leaves its colour, and not the browser's sign of a broken one (globals.css: `data-failed`).
for (const event of ['error', 'load']) {
  document.addEventListener(
    event,
    ({ type, target }) => target instanceof HTMLImageElement && target.toggleAttribute('data-failed', type === 'error'),
    true,
  );
}

// The browser's offer to install the app comes once, and may come before the code that knows what to do with it.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  Object.assign(window, { installPrompt: event });
});
