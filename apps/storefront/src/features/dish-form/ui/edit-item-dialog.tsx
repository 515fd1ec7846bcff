import type { MenuItem } from '@jara/contract';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { cartOf } from '@/features/cart/data.ts';
import type { EditedLine, ItemEditorProps } from '@/features/cart/lazy.ts';
import { carts, changesTo } from '@/features/cart/lazy-store.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { freshDishQuery } from '../api/fresh-dish.query.ts';
import { priceOfEdited } from '../model/price-in-cart.ts';
import { DishForm } from './dish-form.tsx';

/** Spec §4: a line of the cart, opened to change its quantity and options. */
export function EditItemDialog({ vendorId, edited, name, onClose }: ItemEditorProps) {
  return (
    <Dialog name="edit_item" open={edited !== undefined} onClose={onClose} title={name}>
      {edited && <EditForm key={edited.line.id} vendorId={vendorId} edited={edited} onClose={onClose} />}
    </Dialog>
  );
}

function isThere({ groups }: MenuItem, modifierId: number): boolean {
  return groups.some(({ items }) => items.some(({ id, is_available }) => id === modifierId && is_available));
}

type FormProps = Omit<ItemEditorProps, 'name'> & { readonly edited: EditedLine };

function EditForm({ vendorId, edited, onClose }: FormProps) {
  const { line, isReplacement } = edited;
  const { data: dish, error, isFetching, refetch } = useQuery(freshDishQuery(vendorId, line.item_id));
  if (error) {
    return (
      <ErrorState
        message="We could not load what can be chosen."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!dish) {
    return (
      <Loading label="Loading the item">
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  }
  return (
    <DishForm
      dish={dish}
      given={{
        ...line,
        modifiers: isReplacement ? line.modifiers.filter(({ id }) => isThere(dish, id)) : line.modifiers,
      }}
      priceOf={(chosen) => {
        const state = carts.state();
        return priceOfEdited({ cart: cartOf(state, vendorId), menu: state.menu }, dish, line, chosen);
      }}
      onSubmit={({ quantity, modifiers }) => {
        changesTo(vendorId).changeItem(line, quantity, modifiers, isReplacement);
        onClose();
      }}
    />
  );
}
