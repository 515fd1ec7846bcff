import { type VendorToAdd, type VendorType, vendorToAdd } from '@jara/contract';
import { readAmount } from '@jara/domain/money';

/** A vendor as it stands in the form: as it is typed. */
export type VendorValues = {
  readonly name: string;
  readonly city: string;
  readonly location: string;
  readonly address: string;
  /** As maps give it: '6.4281, 3.4219'. */
  readonly position: string;
  readonly vendor_type: VendorType;
  readonly categories: readonly string[];
  readonly description: string;
  readonly support_contact: string;
  readonly opening: string;
  readonly closing: string;
  readonly delivery_price: string;
  readonly delivery_minutes: string;
  readonly commission_percent: string;
  readonly self_delivery: boolean;
  readonly reason: string;
};

export type VendorField = Exclude<keyof VendorValues, 'vendor_type' | 'self_delivery'>;
export type VendorProblems = { readonly [Field in VendorField]?: string | undefined };

export const EMPTY_VENDOR: VendorValues = {
  ...{ name: '', city: '', location: '', address: '', position: '', vendor_type: 'restaurant', categories: [] },
  ...{ description: '', support_contact: '', opening: '09:00', closing: '21:00', delivery_price: '' },
  ...{ delivery_minutes: '35', commission_percent: '', self_delivery: false, reason: '' },
};

const timeOf = (typed: string) => Number(typed.replace(':', ''));
const wholeNumber = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

function coordinateOf(position: string) {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)[,\s]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(position);
  return found && { x: Number(found[2]), y: Number(found[1]) };
}

const bodyOf = ({ position, opening, closing, ...typed }: VendorValues) => ({
  ...typed,
  categories: [...typed.categories],
  coordinate: coordinateOf(position),
  available_hours: { default: { opening: timeOf(opening), closing: timeOf(closing) } },
  delivery_price: readAmount(typed.delivery_price),
  delivery_minutes: wholeNumber(typed.delivery_minutes),
  commission_percent: typed.commission_percent.trim() === '' ? null : wholeNumber(typed.commission_percent),
});

const SAID: VendorProblems = {
  name: 'Enter a name',
  city: 'Choose a city',
  location: 'Enter the part of town, such as Yaba',
  address: 'Enter the address',
  position: 'Enter latitude and longitude, such as 6.4281, 3.4219',
  categories: 'Choose one to six',
  description: 'Use at most 300 characters',
  support_contact: 'Enter an e-mail address',
  opening: 'Enter a time',
  closing: 'Enter a time',
  delivery_price: 'Enter an amount, such as 500',
  delivery_minutes: 'Enter 10 to 120 minutes',
  commission_percent: 'Enter 0 to 100, or nothing for the usual one',
  reason: 'Say why',
};

/** The field that a part of the body is typed into. */
export function fieldOf(path: PropertyKey | undefined, last?: PropertyKey): VendorField {
  if (path === 'coordinate') return 'position';
  if (path === 'available_hours') return last === 'closing' ? 'closing' : 'opening';
  return path as VendorField;
}

/** What is to be sent, or what is wrong with what was typed. */
export function readVendor(
  values: VendorValues,
): { readonly body: VendorToAdd } | { readonly problems: VendorProblems } {
  const read = vendorToAdd.safeParse(bodyOf(values));
  if (read.success) return { body: read.data };
  const fields = read.error.issues.map(({ path }) => fieldOf(path[0], path.at(-1)));
  return { problems: Object.fromEntries(fields.map((field) => [field, SAID[field]])) };
}
