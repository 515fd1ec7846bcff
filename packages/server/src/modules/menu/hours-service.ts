import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { closeOnDay, editHours, openOnDay, readHours } from './edit-hours.ts';

type Deps = { readonly db: Db; readonly now: () => Date };

/** What a vendor says of when it opens. */
export const createHoursEditing = ({ db, now }: Deps) => ({
  read: (vendorId: number) => readHours(db, vendorId, now()),
  edit: (vendorId: number, edit: Parameters<typeof editHours>[2]['edit']) =>
    inTransaction(db, (tx) => editHours(tx, vendorId, { edit, now: now() })),
  closeOnDay: (vendorId: number, day: string) =>
    inTransaction(db, (tx) => closeOnDay(tx, vendorId, { day, now: now() })),
  openOnDay: (vendorId: number, day: string) => inTransaction(db, (tx) => openOnDay(tx, vendorId, { day, now: now() })),
});

export type HoursEditing = ReturnType<typeof createHoursEditing>;
