import { hideEmptyCategories } from './follow-categories.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Hides the dishes that do not match; answers how many are left. The style sheet hides categories that are left empty. */
function showMatches(q: string): number {
  const words = plain(q).split(/\s+/).filter(Boolean);
  let left = 0;
  for (const row of document.querySelectorAll<HTMLElement>('[data-part="category"] li')) {
    const text = plain(row.textContent ?? '');
    row.hidden = !words.every((word) => text.includes(word));
    if (!row.hidden && !('leftOut' in row.dataset)) left += 1;
  }
  return left;
}

function wordsFor(q: string, count: number): string {
  if (q === '') return '';
  return count === 0 ? `Nothing on this menu matches “${q}”.` : `${count} found`;
}

/** Finds dishes on the page as it stands: nothing is asked of the network. */
export function searchMenu(input: HTMLInputElement, status: HTMLElement): () => void {
  const search = () => {
    const count = showMatches(input.value);
    hideEmptyCategories();
    status.textContent = wordsFor(input.value.trim(), count);
  };
  // What was typed before this code had come, or put back by the browser.
  if (input.value) search();
  input.addEventListener('input', search);
  return () => input.removeEventListener('input', search);
}
