import { isFailure } from '@jara/api-client';
import type { StaffGroup, StaffMenu } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { toast } from '@jara/ui/toast';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isOther, useConfirmLeaving } from '../../../shared/browser/confirm-leaving.ts';
import { useCreateGroup, useEditGroup } from '../api/edit.mutation.ts';
import { type GroupField, groupProblems, groupToSend, groupValues, newGroup } from '../model/group-form.ts';
import { changedOf } from '../model/merge-edits.ts';
import { useMergedEdit } from './use-merged-edit.ts';

/** The values of the form, what they were made from, and what becomes of a save. */
export function useGroupForm(group: StaffGroup | undefined) {
  const [, go] = useLocation();
  const [blank] = useState(() => newGroup('new'));
  const { base, values, both, set, mergeTheirs, takeTheirs } = useMergedEdit({
    ...{ part: group, blank: () => blank, valuesOf: groupValues },
    partsOf: ({ groups }: StaffMenu) => groups,
  });
  useConfirmLeaving(isOther(values, base ? groupValues(base) : blank));
  const onDone = () => {
    toast.success('Saved');
    go('/menu');
  };
  const [create, edit] = [useCreateGroup(onDone), useEditGroup(onDone)];

  const onError = (error: Error) => {
    if (isFailure(error, 'EDITED_MEANWHILE')) return mergeTheirs();
    if (!isFailure(error, 'INVALID_INPUT')) return;
    const problems = error.data?.problems ?? [];
    form.showProblems(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    if (problems.length === 0) toast.error(error.message);
  };

  function send(): void {
    const body = groupToSend(values);
    if (base) {
      const changed = changedOf(groupToSend(groupValues(base)), body);
      edit.mutate({ id: base.id, body: { version: base.version, ...changed } }, { onError });
    } else {
      create.mutate(body, { onError });
    }
  }

  const isSending = create.isPending || edit.isPending;
  const form = useForm<GroupField>({ check: () => groupProblems(values), send, isSending });
  return {
    form,
    values,
    both,
    isSending,
    set,
    takeTheirs,
  };
}
