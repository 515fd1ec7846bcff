import type { Database } from '@jara/server/db';

/** One connection. */
export type Client = Pick<Database['pool'], 'query'>;

/** More than the ids of all that is multiplied. */
const SHIFT = 20_000_000;

/** Tables of the catalog, and their columns that name a row of the same vendor. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  address: ['id'],
  vendor: ['id', 'address_id'],
  vendor_in_category: ['vendor_id'],
  container_type: ['id', 'vendor_id'],
  menu_category: ['id', 'vendor_id'],
  menu: ['id', 'vendor_id', 'menu_category_id', 'container_type_id'],
  menu_group: ['id', 'vendor_id'],
  menu_group_item: ['id', 'menu_group_id'],
  menu_in_group: ['menu_id', 'menu_group_id'],
};

/** As many vendors as there are, several times: in statements, since what the demo draws one by one takes many minutes. */
export async function multiplyVendors(client: Client, times: number): Promise<void> {
  for (const [table, own] of Object.entries(TABLES)) {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    const values = names.map((name) => {
      if (own.includes(name)) return `${name} + nth * ${SHIFT}`;
      return table === 'vendor' && name === 'slug' ? `slug || '-branch-' || nth` : name;
    });
    await client.query(
      `insert into ${table} (${names.join(', ')}) overriding system value
       select ${values.join(', ')} from ${table}, generate_series(1, ${times - 1}) nth`,
    );
  }
}
