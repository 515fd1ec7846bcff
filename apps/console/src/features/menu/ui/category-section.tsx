import type { StaffCategory, StaffDish, StaffMenu } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { TextButton } from '@jara/ui/text-button';
import { useState } from 'react';
import { Link } from 'wouter';
import { SmallPicture } from '../../../shared/pictures/small-picture.tsx';
import { OrderButtons } from '../../../shared/ui/order-buttons.tsx';
import { setAvailability } from '../api/availability.ts';
import { useOrderDishes } from '../api/edit.mutation.ts';
import { move } from '../model/move.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { CategoryDialog } from './category-dialog.tsx';

type Props = {
  readonly menu: StaffMenu;
  readonly category: StaffCategory;
  readonly dishes: readonly StaffDish[];
  /** While some are left out, nothing is put into another order. */
  readonly isNarrowed: boolean;
};

export function CategorySection({ menu, category, dishes, isNarrowed }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const [isOrdering, setIsOrdering] = useState(false);
  const order = useOrderDishes();
  const ids = dishes.map(({ id }) => id);
  return (
    <section aria-label={category.name} className="mt-6">
      <header className="flex flex-wrap items-center justify-between gap-x-2 border-line border-b">
        <h2 className="text-22">{category.name}</h2>
        {!isNarrowed && (
          <div className="flex flex-wrap">
            <Link
              href={`/menu/dish/new?category=${category.id}`}
              className="inline-flex min-h-11 items-center px-2 font-semibold text-14 text-brand"
            >
              Add dish
            </Link>
            {dishes.length > 1 && (
              <TextButton aria-pressed={isOrdering} onClick={() => setIsOrdering(!isOrdering)}>
                {isOrdering ? 'Done' : 'Arrange'}
              </TextButton>
            )}
            <TextButton onClick={() => setIsEditing(true)}>Edit</TextButton>
          </div>
        )}
      </header>
      {dishes.length === 0 && <p className="py-4 text-ink-soft">No dish yet. Add the first one.</p>}
      <ul>
        {dishes.map((dish, index) => (
          <li key={dish.id} className="border-line border-b py-3">
            <DishLine dish={dish} currency={menu.currency}>
              {isOrdering && !isNarrowed ? (
                <OrderButtons
                  name={dish.name}
                  index={index}
                  count={dishes.length}
                  onMove={(by) => !order.isPending && order.mutate({ id: category.id, ids: move(ids, index, by) })}
                />
              ) : undefined}
            </DishLine>
          </li>
        ))}
      </ul>
      {isEditing && <CategoryDialog menu={menu} category={category} onClose={() => setIsEditing(false)} />}
    </section>
  );
}

type LineProps = {
  readonly dish: StaffDish;
  readonly currency: StaffMenu['currency'];
  readonly children?: React.ReactNode;
};

function DishLine({ dish, currency, children }: LineProps) {
  const { id, name, price, discount_price } = dish;
  return (
    <div className="grid items-center gap-3 md:flex md:justify-between">
      <Link href={`/menu/dish/${id}`} className="flex min-h-14 min-w-0 items-center gap-3 rounded-card md:flex-1">
        <SmallPicture src={dish.image_url} colour={dish.image_colour} className="size-14 rounded-small" />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft tabular-nums">
            {formatMoney(discount_price ?? price, currency)}
            {discount_price !== null && <s className="ms-2">{formatMoney(price, currency)}</s>}
          </span>
        </span>
      </Link>
      {children ?? (
        <AvailabilitySwitch
          name={`Availability of ${name}`}
          value={dish.availability}
          onChange={(availability) => setAvailability('menu.dish', id, availability)}
        />
      )}
    </div>
  );
}
