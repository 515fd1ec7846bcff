import type { schema } from '@jara/server/db';

/** The tables that the demo fills, each after those it refers to. */
export const DEMO_TABLES = [
  'city',
  'vendor_category',
  'address',
  'vendor',
  'former_vendor_slug',
  'vendor_in_category',
  'container_type',
  'menu_category',
  'menu',
  'menu_group',
  'menu_group_item',
  'menu_in_group',
] as const satisfies readonly (keyof typeof schema)[];

export type DemoTable = (typeof DEMO_TABLES)[number];

type Inserted<Table extends DemoTable> = (typeof schema)[Table]['$inferInsert'];
type Selected<Table extends DemoTable> = (typeof schema)[Table]['$inferSelect'];

/** What vendors set and count while they work: at the start it is as the database has it. */
type SetByVendors = 'version' | 'hours_version' | 'gone_until' | 'closed_days';

/** A whole row: every other column that can be written has its value, so all rows of a table are alike. */
export type Row<Table extends DemoTable> = Omit<
  Pick<Selected<Table>, keyof Inserted<Table> & keyof Selected<Table>>,
  SetByVendors
>;

export type DemoRows = { readonly [Table in DemoTable]: Row<Table>[] };

export const noRows = (): DemoRows => ({
  city: [],
  vendor_category: [],
  address: [],
  vendor: [],
  former_vendor_slug: [],
  vendor_in_category: [],
  container_type: [],
  menu_category: [],
  menu: [],
  menu_group: [],
  menu_group_item: [],
  menu_in_group: [],
});
