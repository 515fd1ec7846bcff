import type { StaffMenu } from '@jara/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { menuQuery } from '../api/menu.query.ts';
import { mergeEdits } from '../model/merge-edits.ts';

type Asked<Part, Values> = {
  /** As it was when the form was opened: a menu that is read again meanwhile changes nothing of it. None of a new one. */
  readonly part: Part | undefined;
  readonly blank: () => Values;
  readonly valuesOf: (part: Part) => Values;
  readonly partsOf: (menu: StaffMenu) => readonly Part[];
};

/** The values of a form of the menu and what they were made from. Of what another tablet has saved meanwhile, both become one. */
export function useMergedEdit<Part extends { readonly id: number }, Values extends Readonly<Record<string, unknown>>>({
  part,
  blank,
  valuesOf,
  partsOf,
}: Asked<Part, Values>) {
  const client = useQueryClient();
  const [base, setBase] = useState(part);
  const [values, setValues] = useState<Values>(() => (part ? valuesOf(part) : blank()));
  const [both, setBoth] = useState<readonly string[]>();

  async function readTheirs(take: boolean): Promise<void> {
    const menu = await client.query<StaffMenu>({ ...menuQuery(), staleTime: 0 });
    const theirs = partsOf(menu).find(({ id }) => id === base?.id);
    if (!base || !theirs) return;
    const merged = mergeEdits(valuesOf(base), values, valuesOf(theirs));
    setValues(take ? valuesOf(theirs) : merged.values);
    setBoth(take ? undefined : merged.both);
    setBase(theirs);
  }

  return {
    base,
    values,
    /** The fields that both have changed, for a person to decide. */
    both,
    set: (given: Partial<Values>) => setValues((before) => ({ ...before, ...given })),
    mergeTheirs: () => void readTheirs(false),
    takeTheirs: () => void readTheirs(true),
  };
}
