'use client';

import type { MenuItem } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { dishNowQuery } from '../api/dish.query.ts';
import { changesTo } from '../model/cart.ts';
import type { ShownCart } from '../model/read-cart.ts';
import { OrderForm } from './order-form.tsx';

type Line = ShownCart['packs'][number]['lines'][number];
export type Edited = {
  readonly line: Line;
  /** What is gone is left out, and something else is chosen for it. */
  readonly isReplacement: boolean;
};

type Props = {
  readonly vendorId: number;
  readonly edited: Edited | undefined;
  readonly name: string;
  readonly onClose: () => void;
};

/** Spec §4: an item of the cart, opened for another choice. */
export function EditItem({ vendorId, edited, name, onClose }: Props) {
  return (
    <Dialog open={edited !== undefined} onClose={onClose} title={name}>
      {edited && <Choices key={edited.line.id} vendorId={vendorId} edited={edited} onClose={onClose} />}
    </Dialog>
  );
}

function isThere({ groups }: MenuItem, modifierId: number): boolean {
  return groups.some(({ items }) => items.some(({ id, is_available }) => id === modifierId && is_available));
}

function Choices({ vendorId, edited, onClose }: Omit<Props, 'name'> & { readonly edited: Edited }) {
  const { line, isReplacement } = edited;
  const { data: dish, error, isFetching, refetch } = useQuery(dishNowQuery(vendorId, line.item_id));
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
    <OrderForm
      dish={dish}
      given={{
        ...line,
        modifiers: isReplacement ? line.modifiers.filter(({ id }) => isThere(dish, id)) : line.modifiers,
      }}
      onGive={(quantity, modifiers) => {
        changesTo(vendorId).changeItem(line, quantity, modifiers, isReplacement);
        onClose();
      }}
    />
  );
}
