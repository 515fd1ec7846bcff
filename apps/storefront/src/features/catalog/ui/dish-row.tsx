import type { MenuItem } from '@jara/contract';
import { effectivePrice } from '@jara/domain/catalog';
import { Icon } from '@jara/ui/icon';
import { tapped } from '@/shared/analytics/tracked.ts';
import { Picture } from '@/shared/ui/picture.tsx';
import { Price } from '@/shared/ui/price.tsx';
import { DietaryChips } from './dietary-chips.tsx';

type Props = { readonly dish: MenuItem; readonly href: string };

export function DishRow({ dish, href }: Props) {
  return (
    <article className="relative flex flex-wrap gap-4 py-3" data-dish={dish.id} {...declaredIn(dish)}>
      {/* With large text the picture goes below the words, so that none is broken in its middle. */}
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold text-16">
          <a
            href={href}
            data-dish-link=""
            {...tapped('component', 'dish', { menu_id: dish.id })}
            className="block after:absolute after:inset-0 after:rounded-card"
          >
            {dish.name}
          </a>
        </h3>
        <p className="mt-1 line-clamp-2 text-14 text-ink-soft">{dish.description}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <Price amount={effectivePrice(dish)} was={dish.price} currency={dish.currency} />
          {dish.price_description && <span className="text-14 text-ink-soft">{dish.price_description}</span>}
        </p>
        <DietaryChips dish={dish} />
        {!dish.is_available && <p className="mt-1 font-semibold text-14 text-pepper">Out of stock</p>}
      </div>
      <div data-picture="" data-steps="" className="relative size-28 shrink-0">
        <Picture
          src={dish.image_url}
          alt=""
          width={112}
          height={112}
          widths={[256]}
          colour={dish.image_colour}
          className={`size-28 rounded-card ${dish.is_available ? '' : 'opacity-50 grayscale'}`}
        />
        {dish.is_available && <AddButton dish={dish} />}
      </div>
    </article>
  );
}

/** Read by the filter of the menu. What the vendor has not said is not there. */
const declaredIn = ({ dietary_tags, allergens, spicy }: MenuItem) => ({
  'data-tags': dietary_tags?.join(' '),
  'data-contains': allergens?.join(' '),
  'data-spicy': spicy ?? undefined,
});

/** One tap adds a plain dish; one with choices opens its sheet. Heard by AddButtonListener and DishSheetHost. */
function AddButton({ dish }: { readonly dish: MenuItem }) {
  const isPlain = dish.groups.length === 0;
  return (
    <button
      type="button"
      {...(isPlain ? { 'data-add-dish': dish.id } : { 'data-choose-dish': '' })}
      aria-label={isPlain ? `Add ${dish.name}` : `Choose options for ${dish.name}`}
      className="add-dish"
    >
      <Icon name="plus" className="size-5" />
    </button>
  );
}
