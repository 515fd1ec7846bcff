const CONTROL = 'a, button, input, select, textarea';
const SCROLLED = '.scroll-row, [popover]';
const STAYING = '[popover][data-stays]';
const OPENS = ':not([popovertargetaction="hide"])';

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent.trim();

/** The controls that are called the same, in their order. */
const namesakes = (page: Element, like: Element) =>
  [...page.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (each) => each.tagName === like.tagName && nameOf(each) === nameOf(like),
  );

const FIELD = 'input:is([id], [name])';

/** Of two pages a field is the same where both give it the same. */
const keyOf = ({ id, name, defaultValue, defaultChecked }: HTMLInputElement) =>
  JSON.stringify([id, name, defaultValue, defaultChecked]);

/** What was typed and ticked, for the same fields of the next page, before its code looks at them. */
function rememberFields(page: Element): (next: Element) => void {
  const fields = [...page.querySelectorAll<HTMLInputElement>(FIELD)];
  const changed = new Map(
    fields
      .filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
      .map((field) => [keyOf(field), { value: field.value, checked: field.checked }]),
  );
  return (next) => {
    for (const field of next.querySelectorAll<HTMLInputElement>(FIELD)) Object.assign(field, changed.get(keyOf(field)));
  };
}

/** The focus that is in an island which stays, on whichever page: what is moved loses it. */
export function rememberMovedFocus(page: Element): () => void {
  const focused = document.activeElement;
  return () => {
    if (focused instanceof HTMLElement && page.contains(focused)) focused.focus({ preventScroll: true });
  };
}

/**
 * Where somebody is on a page: at which control, with which popovers open, how far they have scrolled its rows, what they have
 * written into its fields.
 */
export function rememberView(page: Element): (next: Element) => void {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const focused = active && page.contains(active) ? active : undefined;
  const nth = focused ? namesakes(page, focused).indexOf(focused) : -1;
  const open = [...page.querySelectorAll(`${STAYING}:popover-open`)].map(({ id }) => id);
  const restoreFields = rememberFields(page);
  const scrolled = [...page.querySelectorAll(SCROLLED)].map(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

  /** The same in the page that has taken its place, as far as it has the like. */
  return (next) => {
    restoreFields(next);
    for (const id of open) {
      const popover = document.getElementById(id);
      // It gives the focus back to where it was when it opened.
      next.querySelector<HTMLElement>(`${OPENS}[popovertarget="${id}"]`)?.focus({ preventScroll: true });
      popover?.showPopover();
    }
    const rows = [...next.querySelectorAll(SCROLLED)];
    if (rows.length === scrolled.length) for (const [index, row] of rows.entries()) Object.assign(row, scrolled[index]);
    if (!focused) return;
    const same = focused.isConnected ? focused : namesakes(next, focused)[nth];
    same?.focus({ preventScroll: true });
  };
}
