const CHOSEN = '[data-choice] [aria-current="true"]';

/** A row that is pushed along begins at its start: what is chosen beyond its edge comes into sight. */
export function showChosen(): void {
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    const row = chosen.closest('.scroll-row');
    // Somebody has pushed it already.
    if (!row || row.scrollLeft > 0) continue;
    const [{ left, right }, edges] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
    if (right > edges.right) row.scrollLeft = (left + right - edges.left - edges.right) / 2;
  }
}
