import type { MenuGroup, MenuItem } from '@jara/contract';
import { effectivePrice, extraPriceText, groupText } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';
import type { ReactNode } from 'react';
import { Picture } from '@/shared/ui/picture.tsx';
import { Price } from '@/shared/ui/price.tsx';
import { DietaryDetails } from './dietary-details.tsx';

type Props = {
  readonly dish: MenuItem;
  readonly contact: string | undefined;
  /** In place of the list of choices: where they can be made. */
  readonly children?: ReactNode;
};

/** A dish in full: what it is, what it costs, and the choices that come with it. */
export function DishDetails({ dish, contact, children }: Props) {
  return (
    <div className="grid gap-4">
      <div data-picture="" className="relative aspect-[8/5] rounded-card bg-sunk">
        <Picture
          src={dish.image_url}
          alt={dish.name}
          width={480}
          height={300}
          sizes="(max-width: 767px) calc(100vw - 2.5rem), 480px"
          widths={[384, 640, 750, 828, 1080]}
          colour={dish.image_colour}
          isFirst
          className="aspect-[8/5] w-full rounded-card"
        />
      </div>
      <p className="text-ink-soft">{dish.description}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-18">
        <Price amount={effectivePrice(dish)} was={dish.price} currency={dish.currency} />
        {dish.price_description && <span className="text-14 text-ink-soft">{dish.price_description}</span>}
      </p>
      {!dish.is_available && <p className="font-semibold text-pepper">Out of stock</p>}
      <DietaryDetails dish={dish} contact={contact} />
      {dish.container_name && (
        <p className="text-14 text-ink-soft">
          {dish.container_name}: {formatMoney(dish.container_price, dish.currency)}
        </p>
      )}
      {children ?? dish.groups.map((group) => <GroupOptions key={group.id} group={group} currency={dish.currency} />)}
    </div>
  );
}

function GroupOptions({ group, currency }: { readonly group: MenuGroup; readonly currency: MenuItem['currency'] }) {
  return (
    <section aria-labelledby={`group-${group.id}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id={`group-${group.id}`} className="text-16">
          {group.name}
        </h3>
        <p className="text-14 text-ink-soft">{groupText(group)}</p>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {group.items.map((option) => (
          <li key={option.id} className="flex min-h-11 items-center justify-between gap-4">
            <span className={option.is_available ? '' : 'text-ink-soft line-through'}>
              {option.name}
              {!option.is_available && <span className="sr-only"> (out of stock)</span>}
            </span>
            <span className="price text-14">{extraPriceText(option.price, group, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
