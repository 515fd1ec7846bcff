import type { Availability, DishToWrite, GroupToWrite, StaffMenu } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findVendorDay } from './availability.store.ts';
import { createCategory, deleteCategory, editCategory, orderParts } from './edit-category.ts';
import { createContainer, deleteContainer, editContainer } from './edit-container.ts';
import { createDish, deleteDish, editDish } from './edit-dish.ts';
import { createGroup, deleteGroup, editGroup } from './edit-group.ts';
import { setDishAvailability, setOptionAvailability } from './set-availability.ts';
import { findStaffMenu } from './staff-menu.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date };
type Edited<Edit> = { readonly id: number; readonly edit: Edit };
type EditOf<Work extends (tx: Transaction, vendorId: number, asked: never) => unknown> = Parameters<Work>[2] extends {
  edit: infer Edit;
}
  ? Edited<Edit>
  : never;

/** What a vendor says of its own menu. Each call names the vendor whose menu it is. */
export function createMenuEditing({ db, now }: Deps) {
  const within = <Result>(work: (tx: Transaction) => Promise<Result>) => inTransaction(db, work);
  return {
    async read(vendorId: number): Promise<Outcome<StaffMenu>> {
      const { currency } = await findVendorDay(db, vendorId);
      return succeed({ currency, ...(await findStaffMenu(db, vendorId, now())) });
    },
    setDishAvailability: (vendorId: number, id: number, availability: Availability) =>
      setDishAvailability(db, vendorId, { id, availability, now: now() }),
    setOptionAvailability: (vendorId: number, id: number, availability: Availability) =>
      setOptionAvailability(db, vendorId, { id, availability, now: now() }),

    createCategory,
    editCategory: (vendorId: number, asked: EditOf<typeof editCategory>) =>
      within((tx) => editCategory(tx, vendorId, asked)),
    deleteCategory: (vendorId: number, id: number) => within((tx) => deleteCategory(tx, vendorId, id)),
    order: (vendorId: number, asked: Parameters<typeof orderParts>[2]) =>
      within((tx) => orderParts(tx, vendorId, asked)),

    createDish: (tx: Transaction, vendorId: number, body: DishToWrite) => createDish(tx, vendorId, body, now()),
    editDish: (vendorId: number, asked: EditOf<typeof editDish>) =>
      within((tx) => editDish(tx, vendorId, { ...asked, now: now() })),
    deleteDish: (vendorId: number, id: number) => within((tx) => deleteDish(tx, vendorId, id)),

    createGroup: (tx: Transaction, vendorId: number, body: GroupToWrite) => createGroup(tx, vendorId, body, now()),
    editGroup: (vendorId: number, asked: EditOf<typeof editGroup>) =>
      within((tx) => editGroup(tx, vendorId, { ...asked, now: now() })),
    deleteGroup: (vendorId: number, id: number) => within((tx) => deleteGroup(tx, vendorId, id)),

    createContainer,
    editContainer: (vendorId: number, asked: EditOf<typeof editContainer>) =>
      within((tx) => editContainer(tx, vendorId, asked)),
    deleteContainer: (vendorId: number, id: number) => within((tx) => deleteContainer(tx, vendorId, id)),
  };
}

export type MenuEditing = ReturnType<typeof createMenuEditing>;
