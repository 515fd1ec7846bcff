import type { AddressPayload, CustomerAddress } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addAddress } from '../api/addresses.query.ts';
import { changeAddressDraft, readAddressDraft } from '../model/address-draft.ts';
import { findDuplicateAddress } from '../model/find-duplicate-address.ts';
import { type RecipientProblems, readRecipient } from '../model/recipient.ts';

type Extras = { readonly landmark: string; readonly name: string; readonly phone: string };
const NO_EXTRAS: Extras = { landmark: '', name: '', phone: '' };

function extrasOfDraft(): Extras {
  const { landmark, name, phone } = readAddressDraft();
  return { landmark, name, phone };
}

type Options = {
  readonly kept: readonly CustomerAddress[] | undefined;
  readonly onAdded: (address: CustomerAddress) => Promise<void>;
  /** It is there already: nothing was added. */
  readonly onDuplicate: (address: CustomerAddress) => void;
};

/** What is kept with a place, and keeping it. */
export function useNewAddress({ kept = [], onAdded, onDuplicate }: Options) {
  const [extras, setExtras] = useState(extrasOfDraft);
  const [problems, setProblems] = useState<RecipientProblems>({});
  const addition = useMutation({
    mutationFn: addAddress,
    onSuccess: onAdded,
    // Spec §8: in a toast that is styled as success; decisions §10: and in the sheet, as an alert.
    onError: ({ message }) => toast.success(message),
    meta: { failure: 'rethrow' },
    // Without a network it fails and says so, where it would wait without a word.
    networkMode: 'always',
  });
  return {
    extras,
    problems,
    failure: addition.error?.message,
    isAdding: addition.isPending,
    change(part: Partial<Extras>) {
      setExtras((now) => ({ ...now, ...part }));
      changeAddressDraft(part);
      // What is wrong with the other field still is.
      setProblems((now) => ({
        ...now,
        ...('name' in part && { name: undefined }),
        ...('phone' in part && { phone: undefined }),
      }));
    },
    clear() {
      setExtras(NO_EXTRAS);
      changeAddressDraft(NO_EXTRAS);
      setProblems({});
    },
    /** Gives what is wrong with the recipient. */
    add(place: AddressPayload | undefined): RecipientProblems {
      if (!place || addition.isPending) return {};
      const { recipient, problems: found } = readRecipient(extras);
      setProblems(found);
      if (found.name !== undefined || found.phone !== undefined) return found;
      const entry = { ...place, landmark: extras.landmark.trim() || null, recipient };
      const duplicate = findDuplicateAddress(entry, kept);
      if (duplicate) onDuplicate(duplicate);
      else addition.mutate(entry);
      return found;
    },
  };
}

export type NewAddress = ReturnType<typeof useNewAddress>;
