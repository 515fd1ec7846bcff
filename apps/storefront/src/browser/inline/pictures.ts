const LATER = '.below-fold:not([data-near])';
/** Of a screen. By itself a browser fetches pictures three screens ahead. */
const AHEAD = 0.25;

const show = (row: Element) => row.setAttribute('data-near', '');

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      show(target);
      observer.unobserve(target);
    }
  },
  { rootMargin: `0% 0% ${100 * AHEAD}% 0%` },
);

/** Pictures below the first screen are fetched as they come near (globals.css: `data-near`). What is near by now is shown at once. */
export function showPicturesNear(): void {
  for (const row of document.querySelectorAll(LATER)) {
    if (row.getBoundingClientRect().top < (1 + AHEAD) * window.innerHeight) show(row);
    else observer.observe(row);
  }
}
