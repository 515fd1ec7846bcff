import { z } from 'zod';
import { id } from './ids.ts';

/** Spec §7: what the start of a redelivery's payment takes besides the fields of every start. */
export const redeliveryStart = {
  destination: z.literal('order_redelivery'),
  /** The fee. */
  destination_id: id,
  order_id: id,
  /** As it was shown; another one than the fee's is refused. */
  amount: z.int().nonnegative(),
};
