import { isFailure } from '@jara/api-client';
import type { StaffContainer, StaffMenu } from '@jara/contract';
import { readAmount } from '@jara/domain/money';
import { useForm } from '@jara/ui/browser/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateContainer, useEditContainer } from '../api/edit.mutation.ts';
import { menuQuery } from '../api/menu.query.ts';
import { amountText } from '../model/dish-form.ts';
import { changedOf, mergeEdits } from '../model/merge-edits.ts';

const NEW = { name: '', description: '', price: '0' };

const valuesOf = ({ name, description, price }: StaffContainer) => ({ name, description, price: amountText(price) });
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ price, ...rest }: Values) => ({
  ...rest,
  price: readAmount(price) ?? (0 as StaffContainer['price']),
});

/** The values of the form, what they were made from, and what becomes of a save: as of a dish. */
export function useContainerForm(container: StaffContainer | undefined, onDone: () => void) {
  const client = useQueryClient();
  const [base, setBase] = useState(container);
  const [values, setValues] = useState<Values>(() => (container ? valuesOf(container) : NEW));
  const [both, setBoth] = useState<readonly string[]>();
  const [create, edit] = [useCreateContainer(onDone), useEditContainer(onDone)];

  async function readTheirs(take: boolean): Promise<void> {
    const menu = await client.query<StaffMenu>({ ...menuQuery(), staleTime: 0 });
    const theirs = menu.containers.find(({ id }) => id === base?.id);
    if (!base || !theirs) return;
    const merged = mergeEdits(valuesOf(base), values, valuesOf(theirs));
    setValues(take ? valuesOf(theirs) : merged.values);
    setBoth(take ? undefined : merged.both);
    setBase(theirs);
  }

  const onError = (error: Error) => {
    if (isFailure(error, 'EDITED_MEANWHILE')) void readTheirs(false);
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
    set: (given: Partial<Values>) => setValues((before) => ({ ...before, ...given })),
    takeTheirs: () => void readTheirs(true),
  };
}
