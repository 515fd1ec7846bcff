import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { phoneDigits } from './identity-fields.ts';
import { id, idInUrl } from './ids.ts';
import { coordinate } from './location-endpoints.ts';
import { countryCode } from './money.ts';
import { typedText } from './text.ts';

const optionalText = (longest: number) => typedText(longest).trim().nullable();

/** Spec §3 Location, derived from a maps place. What the place does not have is nil. */
export const addressPayload = z.object({
  house_no: optionalText(40),
  street: optionalText(200),
  pretty_name: typedText(300).trim().min(1),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  city: optionalText(120),
  state: optionalText(120),
  country: optionalText(120),
  area: optionalText(120),
});
export type AddressPayload = z.infer<typeof addressPayload>;

/** Who receives at this address, when it is not the customer. */
const recipient = z.object({
  name: typedText(120).trim().min(1),
  /** A number of either country, with or without its calling code. */
  phone: phoneDigits.regex(/^[0-9]{10,13}$/, 'Invalid phone number'),
});

/** Spec §3 Location (customer address), and below the line what a rider and a form need besides. */
export const customerAddress = z.object({
  id,
  pretty_name: z.string(),
  display_name: z.string(),
  state: z.string(),
  coordinate,
  // --
  city: z.string().nullable(),
  country_code: countryCode,
  landmark: z.string().nullable(),
  recipient: z.object({ name: z.string(), phone: z.string() }).nullable(),
  /** The one that was chosen last. */
  is_active: z.boolean(),
});
export type CustomerAddress = z.infer<typeof customerAddress>;

export const addressEndpoints = {
  listAddresses: {
    method: 'GET',
    path: '/customer/address',
    summary: "The customer's addresses, the newest first.",
    caller: 'customer',
    data: z.array(customerAddress),
    failures: [],
  },
  addAddress: {
    method: 'POST',
    path: '/customer/address',
    summary: 'Keeps an address, made from a chosen place.',
    caller: 'customer',
    idempotent: true,
    body: addressPayload
      .extend({ landmark: optionalText(200).default(null), recipient: recipient.nullable().default(null) })
      .strict(),
    data: customerAddress,
    failures: ['ADDRESS_OUT_OF_REACH', 'TOO_MANY_ADDRESSES'],
  },
  setActiveAddress: {
    method: 'POST',
    path: '/customer/address/set-active',
    summary: 'Remembers which address is in use.',
    repeatable: 'Choosing the same address again changes nothing.',
    caller: 'customer',
    hiddenAs: 'ADDRESS_NOT_FOUND',
    body: z.strictObject({ addressId: id }),
    data: customerAddress,
    failures: ['ADDRESS_NOT_FOUND'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/customer/address/:id',
    summary: 'Forgets an address.',
    caller: 'customer',
    hiddenAs: 'ADDRESS_NOT_FOUND',
    params: z.object({ id: idInUrl }),
    data: z.null(),
    failures: ['ADDRESS_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
