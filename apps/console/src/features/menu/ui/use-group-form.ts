import { isFailure } from '@jara/api-client';
import type { StaffGroup, StaffMenu } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isOther, useConfirmLeaving } from '../../../shared/browser/confirm-leaving.ts';
import { useCreateGroup, useEditGroup } from '../api/edit.mutation.ts';
import { menuQuery } from '../api/menu.query.ts';
import {
  type GroupField,
  type GroupValues,
  groupProblems,
  groupToSend,
  groupValues,
  newGroup,
} from '../model/group-form.ts';
import { changedOf, mergeEdits } from '../model/merge-edits.ts';

/** The values of the form, what they were made from, and what becomes of a save. */
export function useGroupForm(group: StaffGroup | undefined) {
  const client = useQueryClient();
  const [, go] = useLocation();
  const [base, setBase] = useState(group);
  const [values, setValues] = useState<GroupValues>(() => (group ? groupValues(group) : newGroup('new')));
  const [both, setBoth] = useState<readonly string[]>();
  const [blank] = useState(() => newGroup('new'));
  useConfirmLeaving(isOther(values, base ? groupValues(base) : blank));
  const onDone = () => {
    toast.success('Saved');
    go('/menu');
  };
  const [create, edit] = [useCreateGroup(onDone), useEditGroup(onDone)];

  async function readTheirs(take: boolean): Promise<void> {
    const menu = await client.query<StaffMenu>({ ...menuQuery(), staleTime: 0 });
    const theirs = menu.groups.find(({ id }) => id === base?.id);
    if (!base || !theirs) return;
    const merged = mergeEdits(groupValues(base), values, groupValues(theirs));
    setValues(take ? groupValues(theirs) : merged.values);
    setBoth(take ? undefined : merged.both);
    setBase(theirs);
  }

  const onError = (error: Error) => {
    if (isFailure(error, 'EDITED_MEANWHILE')) return void readTheirs(false);
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
    set: (given: Partial<GroupValues>) => setValues((before) => ({ ...before, ...given })),
    takeTheirs: () => void readTheirs(true),
  };
}
