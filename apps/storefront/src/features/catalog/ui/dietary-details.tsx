import type { MenuItem } from '@jara/contract';
import { ASK_THE_VENDOR, allergenWords } from '@jara/domain/catalog';
import { DietaryChips } from './dietary-chips.tsx';

/** In a dish's sheet: what the vendor has declared, and what is left to ask. */
export function DietaryDetails({ dish }: { readonly dish: MenuItem }) {
  const { dietary_tags, allergens, spicy, groups } = dish;
  const unknown = [
    dietary_tags === null && 'vegetarian or halal',
    allergens === null && 'allergens',
    spicy === null && 'how spicy it is',
  ].filter((each) => each !== false);
  return (
    <div className="text-14 text-ink-soft">
      <DietaryChips dish={dish} />
      {allergens?.length === 0 && <p className="mt-1.5">{allergenWords(allergens)}.</p>}
      {allergens && groups.length > 0 && <p className="mt-1.5">What you choose with it may contain more.</p>}
      {unknown.length > 0 && (
        <p className="mt-1.5">
          <strong className="font-semibold text-ink">{ASK_THE_VENDOR}</strong> about {unknown.join(', ')}.
        </p>
      )}
    </div>
  );
}
