import type { MenuGroup, MenuGroupItem } from '@jara/contract';
import { isAvailableAt, type StoredAvailability } from '@jara/domain/catalog';

/** As JSON of PostgreSQL has it. */
type StoredOption = MenuGroupItem & { readonly gone_until: string | null };
export type StoredGroup = Omit<MenuGroup, 'items'> & { readonly items: readonly StoredOption[] };

const storedOption = ({ is_available, gone_until }: StoredOption): StoredAvailability => ({
  is_available,
  gone_until: gone_until === null ? null : new Date(gone_until),
});

export const storedOptions = ({ items }: StoredGroup): StoredAvailability[] => items.map(storedOption);

/** A group with what can be had of it at that moment. */
export const groupAt = ({ items, ...group }: StoredGroup, now: Date): MenuGroup => ({
  ...group,
  items: items.map(({ gone_until, ...option }) => ({
    ...option,
    is_available: isAvailableAt(storedOption({ ...option, gone_until }), now),
  })),
});
