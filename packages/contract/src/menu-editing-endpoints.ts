import { z } from 'zod';
import { availability } from './availability.ts';
import type { EndpointTable } from './endpoint.ts';
import type { FailureCode } from './failure-codes.ts';
import { id, idInUrl } from './ids.ts';
import { MENU_LIMITS } from './menu-limits.ts';
import {
  categoryEdit,
  categoryToWrite,
  containerEdit,
  containerToWrite,
  dishEdit,
  dishToWrite,
  groupEdit,
  groupToWrite,
  idsInOrder,
  staffCategory,
  staffContainer,
  staffDish,
  staffGroup,
  staffMenu,
} from './staff-menu.ts';

const caller = { staff: 'vendor' } as const;
const params = z.object({ id: idInUrl });

const setAvailability = <Path extends string, Missing extends FailureCode>(what: Path, missing: Missing) =>
  ({
    method: 'PUT',
    path: `/ops/vendor/${what}/:id/availability`,
    summary: `The ${what} is there, gone until the vendor's day ends, or gone until the vendor says otherwise.`,
    caller,
    params,
    body: z.strictObject({ availability }),
    data: z.object({ id, availability, gone_until: z.iso.datetime().nullable() }),
    failures: [missing],
  }) as const;

const create = <Body extends z.ZodType, Data extends z.ZodType, Code extends FailureCode>(
  what: string,
  { body, data, failures }: { readonly body: Body; readonly data: Data; readonly failures: readonly Code[] },
) =>
  ({
    method: 'POST',
    path: `/ops/vendor/${what}`,
    summary: `Adds a ${what} to the vendor's menu, as the last one.`,
    idempotent: true,
    caller,
    body,
    data,
    failures: ['MENU_FULL', ...failures],
  }) as const;

/** Only what is named changes. What was edited after `version` is not overwritten; an edit that is made already is done. */
const edit = <Body extends z.ZodType, Data extends z.ZodType, Code extends FailureCode>(
  what: string,
  { body, data, failures }: { readonly body: Body; readonly data: Data; readonly failures: readonly Code[] },
) =>
  ({
    method: 'PATCH',
    path: `/ops/vendor/${what}/:id`,
    summary: `Changes what is named of the ${what}, unless it was edited since it was read at that version.`,
    caller,
    params,
    body,
    data,
    failures: ['EDITED_MEANWHILE', ...failures],
  }) as const;

const remove = <Code extends FailureCode>(what: string, failures: readonly Code[]) =>
  ({
    method: 'DELETE',
    path: `/ops/vendor/${what}/:id`,
    summary: `Takes the ${what} off the menu for good.`,
    caller,
    params,
    data: z.null(),
    failures,
  }) as const;

const REFERENCES = ['MENU_CATEGORY_NOT_FOUND', 'CONTAINER_NOT_FOUND', 'OPTION_GROUP_NOT_FOUND'] as const;

/** What a vendor says of its own menu. Every part is looked up within the caller's vendor. */
export const menuEditingEndpoints = {
  setDishAvailability: setAvailability('dish', 'MENU_NOT_FOUND'),
  setOptionAvailability: setAvailability('option', 'OPTION_NOT_FOUND'),

  getStaffMenu: {
    method: 'GET',
    path: '/ops/vendor/menu',
    summary: "The vendor's whole menu, to edit.",
    caller,
    data: staffMenu,
    failures: [],
  },

  createMenuCategory: create('menu-category', { body: categoryToWrite, data: staffCategory, failures: [] }),
  editMenuCategory: edit('menu-category', {
    ...{ body: categoryEdit, data: staffCategory, failures: ['MENU_CATEGORY_NOT_FOUND'] },
  }),
  deleteMenuCategory: remove('menu-category', ['MENU_CATEGORY_NOT_FOUND', 'MENU_CATEGORY_IN_USE']),
  orderMenuCategories: {
    method: 'PUT',
    path: '/ops/vendor/menu/order',
    summary: 'The categories of the menu in a new order.',
    caller,
    body: idsInOrder(MENU_LIMITS.categories),
    data: z.null(),
    failures: ['EDITED_MEANWHILE'],
  },
  orderDishes: {
    method: 'PUT',
    path: '/ops/vendor/menu-category/:id/order',
    summary: 'The dishes of a category in a new order.',
    caller,
    params,
    body: idsInOrder(MENU_LIMITS.dishes),
    data: z.null(),
    failures: ['EDITED_MEANWHILE'],
  },

  createDish: create('dish', { body: dishToWrite, data: staffDish, failures: REFERENCES }),
  editDish: edit('dish', { body: dishEdit, data: staffDish, failures: ['MENU_NOT_FOUND', ...REFERENCES] }),
  deleteDish: remove('dish', ['MENU_NOT_FOUND']),

  createOptionGroup: create('option-group', { body: groupToWrite, data: staffGroup, failures: [] }),
  editOptionGroup: edit('option-group', {
    ...{ body: groupEdit, data: staffGroup, failures: ['OPTION_GROUP_NOT_FOUND', 'OPTION_NOT_FOUND'] },
  }),
  deleteOptionGroup: remove('option-group', ['OPTION_GROUP_NOT_FOUND']),

  createContainer: create('container', { body: containerToWrite, data: staffContainer, failures: [] }),
  editContainer: edit('container', {
    ...{ body: containerEdit, data: staffContainer, failures: ['CONTAINER_NOT_FOUND'] },
  }),
  deleteContainer: remove('container', ['CONTAINER_NOT_FOUND', 'CONTAINER_IN_USE']),
} as const satisfies EndpointTable;
