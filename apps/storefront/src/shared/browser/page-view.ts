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

/** Where somebody is on a page: at which control, with which popovers open, how far they have scrolled its rows. */
export function rememberView(page: Element): (next: Element) => void {
  const active = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const focused = active && page.contains(active) ? active : undefined;
  const nth = focused ? namesakes(page, focused).indexOf(focused) : -1;
  const open = [...page.querySelectorAll(`${STAYING}:popover-open`)].map(({ id }) => id);
  const scrolled = [...page.querySelectorAll(SCROLLED)].map(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

  /** The same in the page that has taken its place, as far as it has the like. */
  return (next) => {
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
