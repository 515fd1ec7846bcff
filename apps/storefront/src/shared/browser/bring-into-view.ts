/**
 * What somebody has to see next gets the keyboard and comes into sight, whole, with the message that stands with it. In the
 * middle it is clear of bars that stick to an edge, also when something that was on its way comes in above it.
 */
export function bringIntoView(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  (field?.closest('[data-with-message]') ?? field)?.scrollIntoView({ block: 'center' });
}
