// What is under a finger must not move: a tap whose press and release hit different things is nobody's.

/** A click may come a little after its release. */
const CLICKED_WITHIN_MS = 300;

let pressed = 0;
let released: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function press(): void {
  pressed += 1;
  clearTimeout(released);
  released = undefined;
}

function release(): void {
  pressed = Math.max(0, pressed - 1);
  clearTimeout(released);
  released = pressed > 0 ? undefined : setTimeout(goOn, CLICKED_WITHIN_MS);
}

function goOn(): void {
  released = undefined;
  for (const act of waiting.splice(0)) act();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, true);
}

/** Does it at once, or after the press that is under way: for what moves things on the screen. */
export function afterPress(act: () => void): void {
  if (pressed === 0 && released === undefined) act();
  else waiting.push(act);
}
