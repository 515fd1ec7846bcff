import { ApiError, isFailure } from '@jara/api-client';
import type { StaffDish, StaffMenu } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isOther, useConfirmLeaving } from '../../../shared/browser/confirm-leaving.ts';
import { useCreateDish, useEditDish } from '../api/edit.mutation.ts';
import { menuQuery } from '../api/menu.query.ts';
import { type DishField, type DishValues, problemsOf, toWrite, valuesOf } from '../model/dish-form.ts';
import { changedOf, mergeEdits } from '../model/merge-edits.ts';

type Asked = { readonly dish?: StaffDish | undefined; readonly blank?: DishValues | undefined };

/** The values of the form, what they were made from, and what becomes of a save. */
export function useDishForm({ dish, blank }: Asked) {
  const client = useQueryClient();
  const [, go] = useLocation();
  // As it was when the form was opened: a menu that is read again meanwhile changes nothing of it.
  const [base, setBase] = useState(dish);
  const [values, setValues] = useState<DishValues>(() => blank ?? valuesOf(dish as StaffDish));
  const [both, setBoth] = useState<readonly string[]>();
  useConfirmLeaving(isOther(values, base ? valuesOf(base) : blank));
  const create = useCreateDish(({ id }) => {
    toast.success('Dish added. Now give it a picture.');
    go(`/menu/dish/${id}`, { replace: true });
  });
  const edit = useEditDish(() => {
    toast.success('Saved');
    go('/menu');
  });

  async function readTheirs(take: boolean): Promise<void> {
    const menu = await client.query<StaffMenu>({ ...menuQuery(), staleTime: 0 });
    const theirs = menu.dishes.find(({ id }) => id === base?.id);
    if (!base || !theirs) return;
    const merged = mergeEdits(valuesOf(base), values, valuesOf(theirs));
    setValues(take ? valuesOf(theirs) : merged.values);
    setBoth(take ? undefined : merged.both);
    setBase(theirs);
  }

  const onError = (error: Error) => {
    if (isFailure(error, 'EDITED_MEANWHILE')) return void readTheirs(false);
    if (!(error instanceof ApiError) || !isFailure(error, 'INVALID_INPUT')) return;
    const problems = error.data?.problems ?? [];
    form.showProblems(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    if (problems.length === 0) toast.error(error.message);
  };

  function send(): void {
    const body = toWrite(values);
    if (base) {
      const changed = changedOf(toWrite(valuesOf(base)), body);
      edit.mutate({ id: base.id, body: { version: base.version, ...changed } }, { onError });
    } else {
      create.mutate(body, { onError });
    }
  }

  const form = useForm<DishField>({
    check: () => problemsOf(values),
    send,
    isSending: create.isPending || edit.isPending,
  });
  return {
    form,
    values,
    both,
    isSending: create.isPending || edit.isPending,
    set: (given: Partial<DishValues>) => {
      setValues((before) => ({ ...before, ...given }));
      for (const name of Object.keys(given)) form.clearProblem(name as DishField);
    },
    takeTheirs: () => void readTheirs(true),
  };
}
