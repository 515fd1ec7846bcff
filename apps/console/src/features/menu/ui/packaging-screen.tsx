import { isFailure } from '@jara/api-client';
import { MENU_TEXT, type StaffContainer, type StaffMenu } from '@jara/contract';
import { formatMoney, readAmount } from '@jara/domain/money';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { useCreateContainer, useDeleteContainer, useEditContainer } from '../api/edit.mutation.ts';
import { amountText } from '../model/dish-form.ts';
import { WithMenu } from './with-menu.tsx';

/** The boxes that packs come in, with what each costs the customer. */
export function PackagingScreen() {
  return <WithMenu title="Packaging">{(menu) => <Containers menu={menu} />}</WithMenu>;
}

function Containers({ menu: { containers, currency } }: { readonly menu: StaffMenu }) {
  const [open, setOpen] = useState<StaffContainer | 'new'>();
  const add = <Button onClick={() => setOpen('new')}>Add packaging</Button>;
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
          key={open === 'new' ? 'new' : `${open.id} ${open.version}`}
          container={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

type Props = { readonly container: StaffContainer | undefined; readonly onClose: () => void };

function ContainerDialog({ container, onClose }: Props) {
  const [values, setValues] = useState({
    ...{ name: container?.name ?? '', description: container?.description ?? '' },
    price: container ? amountText(container.price) : '0',
  });
  const set = (given: Partial<typeof values>) => setValues((before) => ({ ...before, ...given }));
  const [create, edit, remove] = [useCreateContainer(onClose), useEditContainer(onClose), useDeleteContainer(onClose)];
  const isSending = create.isPending || edit.isPending;
  const onError = (error: Error) => {
    if (isFailure(error, 'INVALID_INPUT')) form.showProblems({ price: error.data?.problems[0]?.message });
    // The list behind the dialog shows theirs.
    else if (isFailure(error, 'EDITED_MEANWHILE')) {
      toast.error(error.message);
      onClose();
    }
  };
  const form = useForm<'name' | 'price'>({
    check: () => ({
      name: values.name.trim() === '' ? 'Enter a name' : undefined,
      price: readAmount(values.price) === undefined ? 'Enter an amount, such as 200' : undefined,
    }),
    send() {
      const body = { ...values, price: readAmount(values.price) ?? (0 as StaffContainer['price']) };
      if (container) edit.mutate({ id: container.id, body: { version: container.version, ...body } }, { onError });
      else create.mutate(body, { onError });
    },
    isSending,
  });
  return (
    <Dialog open title={container ? 'Edit packaging' : 'Add packaging'} onClose={onClose} hasControls>
      <form {...form.props} className="grid gap-4">
        <Field
          label="Name"
          name="name"
          maxLength={MENU_TEXT.name}
          value={values.name}
          error={form.problems.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label="Description"
          maxLength={MENU_TEXT.description}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <Field
          label="Price"
          name="price"
          inputMode="decimal"
          value={values.price}
          error={form.problems.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        <Button type="submit" wide loading={isSending && 'Saving…'}>
          Save
        </Button>
        {container && (
          <Button
            look="quiet"
            wide
            loading={remove.isPending && 'Deleting…'}
            onClick={() => remove.mutate(container.id)}
          >
            Delete packaging
          </Button>
        )}
      </form>
    </Dialog>
  );
}
