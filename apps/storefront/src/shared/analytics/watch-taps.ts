import { isDueOnPage } from './once-a-page.ts';
import { track } from './track.ts';
import { PARTS_TAPPED, partText, readPart } from './tracked.ts';

/** What does something when it is tapped. A label passes the tap on to its input, which is then tapped too. */
const ANSWERS_TAPS = 'a, button, [type="radio"], [type="checkbox"]';

/** Much of a section or a dialog is only to be read, or to be typed into. */
const isMostlyGround = (kind: string) => kind === 'section' || kind === 'modal';

function recordTap({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const part = target.closest(PARTS_TAPPED);
  if (!part) return;
  const { kind, name, details } = readPart(partText(part));
  if (isMostlyGround(kind) && !target.closest(ANSWERS_TAPS)) return;
  track({ event_type: `click_${kind}`, name, ...(details && { details }) });
}

/** The name alone, the first time: what is typed is nobody's business. */
function recordInput({ target }: Event): void {
  const name = target instanceof HTMLElement ? target.dataset['input'] : undefined;
  if (name !== undefined && isDueOnPage(`input:${name}`)) track({ event_type: 'interact_input', name });
}

/** Taps on parts, by keyboard too, and changes of inputs. Heard first: nothing on a page can keep them from it. */
export function watchTaps(): () => void {
  document.addEventListener('click', recordTap, { capture: true });
  document.addEventListener('input', recordInput, { capture: true });
  return () => {
    document.removeEventListener('click', recordTap, { capture: true });
    document.removeEventListener('input', recordInput, { capture: true });
  };
}
