import type { StaffContainer, StaffMenu } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/layers.tsx';
import { useDeleteContainer } from '../api/edit.mutation.ts';
import { ContainerDialog } from './container-dialog.tsx';
import { WithMenu } from './with-menu.tsx';

/** The boxes that packs come in, with what each costs the customer. */
export function PackagingScreen() {
  return <WithMenu title="Packaging">{(menu) => <Containers menu={menu} />}</WithMenu>;
}

function Containers({ menu: { containers, currency } }: { readonly menu: StaffMenu }) {
  const [open, setOpen] = useState<StaffContainer | 'new'>();
  const [deleted, setDeleted] = useState<StaffContainer>();
  const remove = useDeleteContainer(() => setDeleted(undefined));
  const add = <Button onClick={() => setOpen('new')}>Add packaging</Button>;
  const askToDelete = (container: StaffContainer) => {
    setOpen(undefined);
    setDeleted(container);
  };
  return (
    <>
      {containers.length === 0 && (
        <EmptyState title="No packaging yet" action={add}>
          Add a box or bag that dishes are packed in, with its price.
        </EmptyState>
      )}
      <ul className="mb-4">
        {containers.map((container) => (
          <li key={container.id} className="border-line border-b">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(container)}
              className="flex min-h-14 w-full items-center justify-between gap-3 rounded-small py-2 text-start hover:bg-sunk"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{container.name}</span>
                <span className="block text-14 text-ink-soft wrap-anywhere">{container.description}</span>
              </span>
              <span className="tabular-nums">{formatMoney(container.price, currency)}</span>
            </button>
          </li>
        ))}
      </ul>
      {containers.length > 0 && add}
      {open && (
        <ContainerDialog
          key={open === 'new' ? 'new' : open.id}
          currency={currency}
          container={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onDelete={askToDelete}
        />
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        title={`Delete ${deleted?.name ?? ''}?`}
        description="Dishes that are packed in it have to be given another one first."
        keep="Keep it"
        act="Delete"
        acting={remove.isPending && 'Deleting…'}
        onAct={() => deleted && remove.mutate(deleted.id)}
        onClose={() => setDeleted(undefined)}
      />
    </>
  );
}
