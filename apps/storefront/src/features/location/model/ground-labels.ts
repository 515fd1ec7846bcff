import type { Offset } from './ground.ts';

/** Names on the ground, at their points. A name runs to the right of its dot; x and y are from the middle, as in the ground. */

type Labelled = { readonly text: string; readonly at: Offset };

const MOST_LABELS = 6;
/** Longer ones are cut. */
export const LABEL_MOST_PX = 180;
const HEIGHT_PX = 18;
const DOT_PX = 14;
/** Of the text's size; a wide guess, as nothing is measured. */
const LETTER_PX = 7;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The pin, without its tip: a place on the very spot has its name. */
const PIN: Box = { left: -16, right: 16, top: -40, bottom: -10 };

const boxOf = ({ text, at: { x, y } }: Labelled): Box => ({
  left: x - 4,
  right: x - 4 + Math.min(LABEL_MOST_PX, DOT_PX + text.length * LETTER_PX),
  top: y - HEIGHT_PX / 2,
  bottom: y + HEIGHT_PX / 2,
});

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A handful, the first first, without those that would be printed over another or beneath the pin. */
export function readableLabels<Label extends Labelled>(labels: readonly Label[]): Label[] {
  const taken: Box[] = [PIN];
  const shown: Label[] = [];
  for (const label of labels) {
    const box = boxOf(label);
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    shown.push(label);
    if (shown.length === MOST_LABELS) break;
  }
  return shown;
}
