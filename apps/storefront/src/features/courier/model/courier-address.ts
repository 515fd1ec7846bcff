/** Spec §2: all parameters of the courier. The drawer opens on `open=relay`; closing it takes all of them away. */
export const COURIER = [
  'open',
  'delivery_type',
  'step',
  'show_protection_note',
  'open_address_modal',
  'set_address_type',
] as const;

/** The dialogs above the drawer. */
export const END_PICKER = ['open_address_modal', 'set_address_type'] as const;
export const PROTECTION_NOTE = ['show_protection_note'] as const;

export type DeliveryType = 'send' | 'receive';

/** A link that says nothing, or something else, sends. */
export const deliveryTypeOf = (value: string | undefined): DeliveryType => (value === 'receive' ? 'receive' : 'send');
