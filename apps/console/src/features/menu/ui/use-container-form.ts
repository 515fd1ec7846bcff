import { isFailure } from '@jara/api-client';
import type { StaffContainer, StaffMenu } from '@jara/contract';
import { readAmount } from '@jara/domain/money';
import { useForm } from '@jara/ui/browser/use-form';
import { useCreateContainer, useEditContainer } from '../api/edit.mutation.ts';
import { amountText } from '../model/dish-form.ts';
import { changedOf } from '../model/merge-edits.ts';
import { useMergedEdit } from './use-merged-edit.ts';

const NEW = { name: '', description: '', price: '0' };

const valuesOf = ({ name, description, price }: StaffContainer) => ({ name, description, price: amountText(price) });
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ price, ...rest }: Values) => ({
  ...rest,
  price: readAmount(price) ?? (0 as StaffContainer['price']),
});

/** The values of the form, what they were made from, and what becomes of a save: as of a dish. */
export function useContainerForm(container: StaffContainer | undefined, onDone: () => void) {
  const { base, values, both, set, mergeTheirs, takeTheirs } = useMergedEdit({
    ...{ part: container, blank: () => NEW, valuesOf },
    partsOf: ({ containers }: StaffMenu) => containers,
  });
  const [create, edit] = [useCreateContainer(onDone), useEditContainer(onDone)];

  const onError = (error: Error) => {
    if (isFailure(error, 'EDITED_MEANWHILE')) mergeTheirs();
    else if (isFailure(error, 'INVALID_INPUT')) form.showProblems({ price: error.data?.problems[0]?.message });
  };

  function send(): void {
    const body = bodyOf(values);
    if (base) {
      const changed = changedOf(bodyOf(valuesOf(base)), body);
      edit.mutate({ id: base.id, body: { version: base.version, ...changed } }, { onError });
    } else {
      create.mutate(body, { onError });
    }
  }

  const isSending = create.isPending || edit.isPending;
  const form = useForm<'name' | 'price'>({
    check: () => ({
      name: values.name.trim() === '' ? 'Enter a name' : undefined,
      price: readAmount(values.price) === undefined ? 'Enter an amount, such as 200' : undefined,
    }),
    send,
    isSending,
  });
  return {
    form,
    values,
    both,
    isSending,
    set,
    takeTheirs,
  };
}
