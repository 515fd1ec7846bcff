import { randomUUID } from 'node:crypto';
import { openDatabase } from '@jara/server/db';
import Fastify from 'fastify';

// The floor for carts: a route that writes the row and answers with its packs. It checks nothing, prices nothing and
// locks nothing. Told the database by its parent; tells its parent its address.
const { pool } = openDatabase(process.argv[2] ?? '', { role: 'owner' });
await pool.query('create table if not exists bare_cart (like cart including all)');
const { rows } = await pool.query<{ id: number }>('select id from vendor limit 1');

type Item = { readonly item_id: number; readonly quantity: number };

const app = Fastify();
app.post<{ Body: Item }>('/customer/cart', async ({ headers, body }) => {
  const line = { id: randomUUID(), item_id: body.item_id, quantity: body.quantity, modifiers: [] };
  const pack = { reference: randomUUID(), type: 'normal', lines: [line] };
  const { rows: written } = await pool.query<object>(
    `insert into bare_cart (id, guest_hash, vendor_id, packs, created_at, updated_at) values ($1, $2, $3, $4, now(), now())
     on conflict (guest_hash, vendor_id) do update set packs = bare_cart.packs || excluded.packs, updated_at = now()
     returning *`,
    [randomUUID(), headers['x-guest-id'], rows[0]?.id, JSON.stringify([pack])],
  );
  return { status: 'success', message: 'Done', data: written[0] };
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
// Without its parent it has no reason to be.
process.on('disconnect', () => process.exit(0));
