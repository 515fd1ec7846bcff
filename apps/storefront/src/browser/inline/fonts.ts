/** After a release, before another tap of a double tap would have come. A click comes after its release. */
const SETTLED_MS = 300;

let pressed = 0;
let released: ReturnType<typeof setTimeout> | undefined;
let afterPress: (() => void) | undefined;

function onPress(): void {
  pressed += 1;
  clearTimeout(released);
}

function onRelease(): void {
  pressed = Math.max(0, pressed - 1);
  clearTimeout(released);
  if (pressed > 0) return;
  released = setTimeout(() => {
    released = undefined;
    afterPress?.();
  }, SETTLED_MS);
}

/** Whoever taps is not to find the button gone from under the finger: the first touch is what brings the fonts. */
export function watchPresses(): void {
  window.addEventListener('pointerdown', onPress, true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, onRelease, true);
}

/** Those of the basic signs (their ranges begin at U+20) are shown together: the page is laid out anew once, not thrice. */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  const basic = [...document.fonts].filter(({ unicodeRange }) => unicodeRange.startsWith('U+20'));
  await Promise.allSettled(basic.map((font) => font.load()));
  const show = () => void delete dataset['waiting'];
  if (pressed > 0 || released !== undefined) afterPress = show;
  else show();
  try {
    localStorage.setItem('fonts', '1');
  } catch {
    // Asked for again at the next visit.
  }
}
