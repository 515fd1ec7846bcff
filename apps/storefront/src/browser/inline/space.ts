/** A chip looks like a button, and is chosen like one: by Space too, where a link knows Enter alone. */
export function chooseBySpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || event.defaultPrevented) return;
  const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-choice] a[href]') : null;
  if (!chip) return;
  // The page would scroll.
  event.preventDefault();
  if (!event.repeat) chip.click();
}
