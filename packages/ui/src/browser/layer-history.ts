/** The part of a browser window that layers need; a test gives its own. */
export type LayerPage = {
  history: Pick<History, 'state' | 'pushState' | 'back'>;
  href: () => string;
  onPopState: (listener: () => void) => void;
};

type Visit = { depth: number; href: string };

function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('layerDepth' in state)) return 0;
  return typeof state.layerDepth === 'number' ? state.layerDepth : 0;
}

/**
 * Back closes the top layer instead of leaving the page.
 *
 * Each open layer stands on a history entry of the same address that carries its depth. When a layer is closed by other
 * means its entry stays behind: going back at once could undo a navigation that the same tap has begun (a browser takes
 * the step later, and may be on the new page by then). The next layer takes such an entry over, and a Back that lands
 * below one with nothing to close goes one further, so that a person never presses Back in vain.
 *
 * `entryAbove` gives what else the new entry says, by what the one below it does: what others have written there stays.
 */
export function createLayerHistory(page: LayerPage, entryAbove: (state: unknown) => object) {
  const openLayers: (() => void)[] = [];
  let lastVisit: Visit = { depth: 0, href: '' };

  function look(): Visit {
    lastVisit = { depth: depthOf(page.history.state), href: page.href() };
    return lastVisit;
  }

  page.onPopState(() => {
    const left = lastVisit;
    const here = look();
    if (openLayers.length > here.depth) {
      for (const close of openLayers.splice(here.depth).reverse()) close();
    } else if (here.depth < left.depth && here.href === left.href) {
      page.history.back();
    }
  });

  /** Says that a layer has opened; call what it returns when the layer is gone. */
  return function addLayer(close: () => void): () => void {
    openLayers.push(close);
    if (look().depth < openLayers.length) {
      const state: unknown = page.history.state;
      page.history.pushState({ ...entryAbove(state), layerDepth: openLayers.length }, '');
      look();
    }
    return () => {
      const index = openLayers.lastIndexOf(close);
      if (index !== -1) openLayers.splice(index, 1);
    };
  };
}
