import type { StaffMember, StaffRole, WaitingApproval } from '@jara/contract';

export const ROLE_TEXT = {
  vendor: 'Vendor',
  rider: 'Rider',
  support: 'Support',
} as const satisfies Record<StaffRole, string>;

/** For whom somebody acts: 'Mama Put', 'Lagos'. */
export function placeText({ role, vendor, city }: StaffMember, cityName: (slug: string) => string): string {
  if (role === 'vendor') return vendor?.name ?? '';
  if (role !== 'rider') return '';
  return city === null ? 'No city yet' : cityName(city);
}

export type ChosenVendor = { readonly id: number; readonly name: string };
export type PlaceValues = { readonly role: StaffRole; readonly vendor: ChosenVendor | null; readonly city: string };

export function placeOf({ role, vendor, city }: PlaceValues) {
  const nowhere = { role, vendor_id: null, city: null };
  if (role === 'vendor') return { ...nowhere, vendor_id: vendor?.id ?? null };
  return role === 'rider' ? { ...nowhere, city } : nowhere;
}

/** What is said once it is done, or requested: to somebody of support a second person has to agree. */
export const savedText = (approval: WaitingApproval | null, done: string): string =>
  approval ? 'Requested. Somebody else of support has to agree.' : done;

/** What is wrong with where somebody shall act. */
export const placeProblems = ({ role, vendor, city }: PlaceValues) => ({
  vendor: role === 'vendor' && vendor === null ? 'Please choose a vendor.' : undefined,
  city: role === 'rider' && city === '' ? 'Please choose a city.' : undefined,
});

export const reasonProblem = (reason: string) => (reason.trim() === '' ? 'Please say why.' : undefined);
