import type { MenuItem } from '@jara/contract';
import { ASK_THE_VENDOR, allergenText } from '@jara/domain/catalog';
import { tapped } from '@/shared/analytics/tracked.ts';
import { DietaryChips } from './dietary-chips.tsx';

type Props = {
  readonly dish: MenuItem;
  /** Where the vendor answers: an address of mail. */
  readonly contact: string | undefined;
};

const LIST = new Intl.ListFormat('en-GB');

/** In a dish's sheet: what the vendor has declared, and what is left to ask. */
export function DietaryDetails({ dish, contact }: Props) {
  const { dietary_tags, allergens, spicy, groups } = dish;
  const unknown = [
    dietary_tags === null && 'whether it is vegetarian or halal',
    allergens === null && 'its allergens',
    spicy === null && 'how spicy it is',
  ].filter((each) => each !== false);
  return (
    <div className="text-14 text-ink-soft">
      <DietaryChips dish={dish} />
      {allergens?.length === 0 && <p className="mt-1.5">{allergenText(allergens)}.</p>}
      {allergens && groups.length > 0 && <p className="mt-1.5">What you add to it may contain other allergens.</p>}
      {unknown.length > 0 && (
        <p className="mt-1.5">
          {contact === undefined ? (
            ASK_THE_VENDOR
          ) : (
            <a
              {...tapped('button', 'ask_vendor', { menu_id: dish.id })}
              href={`mailto:${contact}?subject=${encodeURIComponent(dish.name)}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline"
            >
              {ASK_THE_VENDOR}
            </a>
          )}{' '}
          about {LIST.format(unknown)}.
        </p>
      )}
    </div>
  );
}
