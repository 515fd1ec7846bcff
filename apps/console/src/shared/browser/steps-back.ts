type Hold = (event: PopStateEvent) => void;

const holds = new Set<Hold>();

/** Before the router: a window's listeners are told in their order, whatever their phase. */
export const watchSteps = (): void => window.addEventListener('popstate', (event) => [...holds].at(-1)?.(event));

/** May hold a step back, until it is let go. */
export function holdSteps(hold: Hold): () => void {
  holds.add(hold);
  return () => void holds.delete(hold);
}
