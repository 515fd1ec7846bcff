'use client';

import type { AddressPayload, CustomerAddress } from '@jara/contract';
import { addressEndpoints } from '@jara/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/shared/ui/toast.ts';
import { addAddress } from '../api/addresses.query.ts';

type Extras = { readonly landmark: string; readonly name: string; readonly phone: string };
type Problems = { readonly name?: string | undefined; readonly phone?: string | undefined };

const recipientSchema = addressEndpoints.addAddress.body.shape.recipient.unwrap();

/** As people write numbers: with spaces, dashes, brackets and a plus. */
const digitsOf = (phone: string) => phone.replaceAll(/[\s()+-]/g, '');

type Read = { readonly recipient: { name: string; phone: string } | null; readonly problems: Problems };

function recipientOf({ name, phone }: Extras): Read {
  if (name.trim() === '' && phone.trim() === '') return { recipient: null, problems: {} };
  const given = { name, phone: digitsOf(phone) };
  const parsed = recipientSchema.safeParse(given);
  if (parsed.success) return { recipient: given, problems: {} };
  return {
    recipient: null,
    problems: {
      name: name.trim() === '' ? 'Name is required' : undefined,
      phone: parsed.error.issues.find(({ path }) => path.includes('phone'))?.message,
    },
  };
}

/** What is kept with a place, and keeping it. */
export function useNewAddress(onAdded: (address: CustomerAddress) => void) {
  const [extras, setExtras] = useState<Extras>({ landmark: '', name: '', phone: '' });
  const [problems, setProblems] = useState<Problems>({});
  const addition = useMutation({
    mutationFn: addAddress,
    onSuccess: onAdded,
    // Spec §8: in a toast that is styled as success; decisions §10: and in the sheet, as an alert.
    onError: ({ message }) => toast.success(message),
    meta: { failure: 'rethrow' },
  });
  return {
    extras,
    problems,
    failure: addition.error?.message,
    isAdding: addition.isPending,
    change(part: Partial<Extras>) {
      setExtras((now) => ({ ...now, ...part }));
      setProblems({});
    },
    add(place: AddressPayload | undefined) {
      if (!place || addition.isPending) return;
      const { recipient, problems: found } = recipientOf(extras);
      setProblems(found);
      if (found.name !== undefined || found.phone !== undefined) return;
      addition.mutate({ ...place, landmark: extras.landmark.trim() || null, recipient });
    },
  };
}

export type NewAddress = ReturnType<typeof useNewAddress>;
