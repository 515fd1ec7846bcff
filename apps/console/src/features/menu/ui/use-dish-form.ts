import { ApiError, isFailure } from '@jara/api-client';
import type { StaffDish, StaffMenu } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { toast } from '@jara/ui/toast';
import { useLocation } from 'wouter';
import { isOther, useConfirmLeaving } from '../../../shared/browser/confirm-leaving.ts';
import { useCreateDish, useEditDish } from '../api/edit.mutation.ts';
import { type DishField, type DishValues, problemsOf, toWrite, valuesOf } from '../model/dish-form.ts';
import { changedOf } from '../model/merge-edits.ts';
import { useMergedEdit } from './use-merged-edit.ts';

type Asked = { readonly dish?: StaffDish | undefined; readonly blank?: DishValues | undefined };

/** The values of the form, what they were made from, and what becomes of a save. */
export function useDishForm({ dish, blank }: Asked) {
  const [, go] = useLocation();
  const { base, values, both, set, mergeTheirs, takeTheirs } = useMergedEdit({
    part: dish,
    blank: () => blank as DishValues,
    ...{ valuesOf, partsOf: ({ dishes }: StaffMenu) => dishes },
  });
  useConfirmLeaving(isOther(values, base ? valuesOf(base) : blank));
  const create = useCreateDish(({ id }) => {
    toast.success('Dish added. Now give it a picture.');
    go(`/menu/dish/${id}`, { replace: true });
  });
  const edit = useEditDish(() => {
    toast.success('Saved');
    go('/menu');
  });

  const onError = (error: Error) => {
    if (isFailure(error, 'EDITED_MEANWHILE')) return mergeTheirs();
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
      set(given);
      for (const name of Object.keys(given)) form.clearProblem(name as DishField);
    },
    takeTheirs,
  };
}
