import { type AddressPayload, addressPayload } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { tabText } from '@/shared/browser/storage.ts';

const draftSchema = z.object({
  typed: z.string(),
  place: addressPayload.optional(),
  landmark: z.string(),
  name: z.string(),
  phone: z.string(),
});

/** What was typed into the form of a new address and is not sent yet. */
type AddressDraft = {
  readonly typed: string;
  readonly place: AddressPayload | undefined;
  readonly landmark: string;
  readonly name: string;
  readonly phone: string;
};

const kept = storedJson(tabText('address_draft'), (json): AddressDraft | undefined => {
  const { place, ...draft } = draftSchema.parse(json);
  return { ...draft, place };
});

export const NO_DRAFT: AddressDraft = { typed: '', place: undefined, landmark: '', name: '', phone: '' };

/** Of this tab, so that a reload loses nothing that was typed. */
export const readAddressDraft = (): AddressDraft => kept.read() ?? NO_DRAFT;

const isEmpty = (draft: AddressDraft) => Object.values(draft).every((part) => !part);

export function changeAddressDraft(part: Partial<AddressDraft>): void {
  const draft = { ...readAddressDraft(), ...part };
  kept.write(isEmpty(draft) ? undefined : draft);
}
