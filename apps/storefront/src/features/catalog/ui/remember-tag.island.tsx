import { useEffect } from 'react';
import { storeTag } from '../model/stored-tag.ts';

type Props = {
  readonly tag: string | undefined;
  /** Of the row of tags. */
  readonly navId: string;
};

/** As wide as the edge of a page. */
const EDGE_PX = 16;

/** A phone's row is longer than its screen: it is pushed along until the chosen tag is seen. Nothing else moves. */
function showChosen(navId: string): void {
  const chip = document.querySelector(`#${navId} > [aria-current="true"]`);
  const row = chip?.closest('.scroll-row');
  if (!chip || !row) return;
  const hidden = chip.getBoundingClientRect().right + EDGE_PX - row.getBoundingClientRect().right;
  if (hidden > 0) row.scrollLeft += hidden;
}

/** Stores the tag that was chosen, and shows it. */
export function RememberTag({ tag, navId }: Props) {
  useEffect(() => {
    storeTag(tag);
    showChosen(navId);
  }, [tag, navId]);
  return null;
}
