'use client';

import type { MenuItem } from '@jara/contract';
import { useEffect, useState } from 'react';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { menuOfVendor } from '../api/send-change.ts';
import { changesTo } from '../model/cart.ts';
import type { ShownCart } from '../model/read-cart.ts';
import { OrderForm } from './order-form.tsx';

type Line = ShownCart['packs'][number]['lines'][number];
type Props = {
  readonly vendorId: number;
  readonly line: Line | undefined;
  readonly name: string;
  readonly onClose: () => void;
};

/** Spec §4: an item of the cart, opened for another choice. */
export function EditItem({ vendorId, line, name, onClose }: Props) {
  return (
    <Dialog open={line !== undefined} onClose={onClose} title={name}>
      {line && <Choices key={line.id} vendorId={vendorId} line={line} onClose={onClose} />}
    </Dialog>
  );
}

type Found = MenuItem | 'looking' | 'failed';

function Choices({ vendorId, line, onClose }: Omit<Props, 'name'> & { readonly line: Line }) {
  const [dish, setDish] = useState<Found>('looking');
  const { item_id } = line;

  useEffect(() => {
    if (dish !== 'looking') return;
    menuOfVendor(vendorId).then(
      (menu) => setDish(menu.find(({ id }) => id === item_id) ?? 'failed'),
      () => setDish('failed'),
    );
  }, [dish, item_id, vendorId]);

  if (dish === 'looking') {
    return (
      <Loading label="Loading the item">
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  }
  if (dish === 'failed') {
    return <ErrorState message="We could not load what can be chosen." onRetry={() => setDish('looking')} />;
  }
  return (
    <OrderForm
      dish={dish}
      given={line}
      onGive={(quantity, modifiers) => {
        changesTo(vendorId).changeItem(line, quantity, modifiers);
        onClose();
      }}
    />
  );
}
