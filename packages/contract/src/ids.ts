import { z } from 'zod';

const LARGEST_ID = 2_147_483_647; // PostgreSQL `integer`

/** Vendors, menus, orders, fees, addresses and customers are positive integers. */
export const id = z.int().positive().max(LARGEST_ID);

/** The same id, read from a path or a query string. Only plain decimal digits count: `1e3` and ` 7` are refused. */
export const idInUrl = z
  .string()
  .regex(/^[1-9][0-9]{0,9}$/, 'must be a positive whole number')
  .transform(Number)
  .pipe(id);

/** Several of them with commas between. */
export const idsInUrl = (most: number) =>
  z
    .string()
    .max(most * 11, `must be at most ${most} ids`)
    .regex(/^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9})*$/, 'must be positive whole numbers with commas between')
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(id).max(most, `must be at most ${most} ids`));

/** What a link leads to that nobody may guess: 128 bits. */
export const linkToken = z.string().regex(/^[\w-]{22}$/, 'must be the end of a link');

/** Carts, packs (`pack_reference`) and guests: an id that cannot be guessed. In capitals it is the same id. */
export const unguessableId = z.union([z.uuidv4().toLowerCase(), z.uuidv7().toLowerCase()]);
