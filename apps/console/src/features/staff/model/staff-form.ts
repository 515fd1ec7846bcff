import type { StaffMember, StaffRole } from '@jara/contract';

export const ROLE_TEXT = {
  vendor: 'Vendor',
  rider: 'Rider',
  support: 'Support',
} as const satisfies Record<StaffRole, string>;

/** People of support are added by the operator, and change into nobody else. */
export type ManagedRole = Exclude<StaffRole, 'support'>;
export const MANAGED_ROLES = ['vendor', 'rider'] as const satisfies readonly ManagedRole[];

/** For whom somebody acts: 'Mama Put', 'Lagos'. */
export function placeText({ role, vendor, city }: StaffMember): string {
  if (role === 'vendor') return vendor?.name ?? '';
  return role === 'rider' ? (city ?? 'No city yet') : '';
}

export type PlaceValues = { readonly role: ManagedRole; readonly vendor: string; readonly city: string };

export const placeOf = ({ role, vendor, city }: PlaceValues) =>
  role === 'vendor'
    ? { role, vendor_id: Number(vendor), city: null }
    : { role, vendor_id: null, city: city.trim().toLowerCase().replaceAll(' ', '-') };

/** What is wrong with where somebody shall act. */
export const placeProblems = ({ role, vendor, city }: PlaceValues) => ({
  vendor: role === 'vendor' && !/^[1-9]\d{0,9}$/.test(vendor.trim()) ? "Please enter the vendor's number." : undefined,
  city: role === 'rider' && city.trim() === '' ? 'Please enter a city, such as Lagos.' : undefined,
});

export const reasonProblem = (reason: string) => (reason.trim() === '' ? 'Please say why.' : undefined);
