import { type CountryCode, country, customerAddress, packageQuote, packageType } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { signedInUser } from '@/shared/api/browser-session.ts';
import { storedText } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

const end = customerAddress.pick({ id: true, display_name: true, coordinate: true, country_code: true });
export type PackageEnd = Readonly<z.infer<typeof end>>;

export const PHONE_COUNTRIES = {
  NG: { code: 'NG', name: 'Nigeria', calling_code: '234', emoji: '🇳🇬' },
  GH: { code: 'GH', name: 'Ghana', calling_code: '233', emoji: '🇬🇭' },
} as const satisfies Record<CountryCode, object>;

/** Spec §3: what was typed, and its country. */
const packagePhone = z.object({
  phone: z.string(),
  countryCode: country.pick({ code: true, name: true, calling_code: true, emoji: true }),
});
export type PackagePhone = Readonly<z.infer<typeof packagePhone>>;
/** Spec §9: Nigeria until another country is chosen. */
const NO_PHONE: PackagePhone = { phone: '', countryCode: PHONE_COUNTRIES.NG };

/** Spec §3 Package form. What the server says (fee, protection and total) is its last quote. */
const packageForm = z.object({
  pickupAddress: end.nullable(),
  pickupAddressText: z.string(),
  dropoffAddress: end.nullable(),
  dropoffAddressText: z.string(),
  deliveryFee: packageQuote.pick({ id: true, amount: true, original_service_amount: true }).nullable(),
  senderName: z.string(),
  senderPhone: packagePhone,
  senderEmail: z.string(),
  receiverName: z.string(),
  receiverPhone: packagePhone,
  receiverEmail: z.string(),
  useAccountInfo: z.boolean(),
  packageTypes: z.array(packageType),
  otherPackageType: z.string(),
  /** As typed, in naira or cedis. */
  packageWorth: z.string(),
  packageProtection: z.boolean(),
  protectionFee: z.int().nonnegative(),
  customer_delivery_note: z.string(),
  customer_vendor_note: z.string(),
  total: z.int().nonnegative(),
});
export type PackageForm = Readonly<z.infer<typeof packageForm>>;

/** Until the way and the worth have been quoted. */
export const NO_FEE = { deliveryFee: null, protectionFee: 0, total: 0 } as const satisfies Partial<PackageForm>;

export const EMPTY_FORM: PackageForm = {
  ...{ pickupAddress: null, pickupAddressText: '', dropoffAddress: null, dropoffAddressText: '' },
  ...NO_FEE,
  ...{ senderName: '', senderPhone: NO_PHONE, senderEmail: '' },
  ...{ receiverName: '', receiverPhone: NO_PHONE, receiverEmail: '' },
  useAccountInfo: false,
  ...{ packageTypes: [], otherPackageType: '', packageWorth: '', packageProtection: false },
  ...{ customer_delivery_note: '', customer_vendor_note: '' },
};

const news = storageEvents('package-form-changed');
const kept = storedText('packageForm');

/** A customer's parties are in their own country, until another is chosen. */
const NO_PHONE_OF_GHANA: PackagePhone = { phone: '', countryCode: PHONE_COUNTRIES.GH };
const EMPTY_FORMS = {
  NG: EMPTY_FORM,
  GH: { ...EMPTY_FORM, senderPhone: NO_PHONE_OF_GHANA, receiverPhone: NO_PHONE_OF_GHANA },
} as const satisfies Record<CountryCode, PackageForm>;
const emptyForm = () => EMPTY_FORMS[signedInUser()?.country_code ?? 'NG'];

const keptForm = storedJson(kept, (json): PackageForm | undefined => packageForm.safeParse(json).data);

/** As last filled in, also before a reload; the same object until it changes. What cannot be read counts as empty. */
export const readPackageForm = (): PackageForm => keptForm.read() ?? emptyForm();

const textOf = (form: PackageForm): string => JSON.stringify(packageForm.parse(form));

/** What changes nothing is not written: another tab would hear of it. */
export function changePackageForm(change: Partial<PackageForm>): void {
  const before = readPackageForm();
  const text = textOf({ ...before, ...change });
  if (text === textOf(before)) return;
  kept.write(text);
  news.notify();
}

export function clearPackageForm(): void {
  kept.write(null);
  news.notify();
}

export const subscribeToPackageForm = news.subscribe;
