import { allergenText, DIETARY_TAG_LABEL, type DietaryFacts, spicyText } from '@jara/domain/catalog';
import type { CSSProperties } from 'react';

const CHIP = 'inline-flex items-center gap-1 rounded-pill bg-sunk px-2 py-0.5 text-12 text-ink';
const ICON = 'dietary-icon';
const ICON_OF_TAG = { vegetarian: 'icon-leaf text-brand', halal: 'icon-moon text-brand' } as const;

/** What the vendor has declared of a dish, in words beside each icon. What it has not said is not shown. */
export function DietaryChips({ dish }: { readonly dish: DietaryFacts }) {
  const { dietary_tags, allergens, spicy } = dish;
  if (!dietary_tags?.length && !allergens?.length && !spicy) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1">
      {dietary_tags?.map((tag) => (
        <span key={tag} className={CHIP}>
          <span aria-hidden="true" className={`${ICON} ${ICON_OF_TAG[tag]}`} />
          {DIETARY_TAG_LABEL[tag]}
        </span>
      ))}
      {spicy ? (
        <span className={CHIP}>
          <span
            aria-hidden="true"
            style={{ '--times': spicy } as CSSProperties}
            className={`${ICON} icon-pepper text-pepper`}
          />
          <span className="sr-only">{spicyText(spicy)}</span>
        </span>
      ) : null}
      {allergens && allergens.length > 0 && (
        <span className={CHIP}>
          <span aria-hidden="true" className={`${ICON} icon-alert`} />
          {allergenText(allergens)}
        </span>
      )}
    </p>
  );
}
