import { useEffect } from 'react';
import { followCategories } from './follow-categories.ts';
import { listenToDiets } from './listen-to-diets.ts';
import { searchMenu } from './search-menu.ts';

export type MenuListenersProps = {
  /** Of the vendor's page: another page is another menu. */
  readonly path: string;
  readonly railId: string;
  readonly searchId: string;
  readonly statusId: string;
  readonly dietsId: string;
};

/** A menu is plain markup. What moves in it: the marked category, the search within it, and the filter by diet. */
export function MenuListeners({ path, railId, searchId, statusId, dietsId }: MenuListenersProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another menu.
  useEffect(() => {
    const rail = document.getElementById(railId);
    const input = document.getElementById(searchId);
    const status = document.getElementById(statusId);
    const diets = document.getElementById(dietsId);
    const stops = [
      rail && followCategories(rail),
      input instanceof HTMLInputElement && status && searchMenu(input, status),
      diets && listenToDiets(diets),
    ];
    return () => {
      for (const stop of stops) if (stop) stop();
    };
  }, [path, railId, searchId, statusId, dietsId]);
  return null;
}
