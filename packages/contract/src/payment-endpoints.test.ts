import { expect, test } from 'vitest';
import { orderEndpoints } from './order-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';

const NUL = '\u0000';
const pathsOf = (result: { error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each([
  ['callback_url', `https://jara.example/store/${NUL}`],
  ['return_url', `https://jara.example/store?x=${NUL}`],
  ['cancel_url', `https://jara.example/store#${NUL}`],
  ['pocket_tag', `ada${NUL}obi`],
])('a NUL in %s is refused, since it cannot be stored', (field, value) => {
  const { body } = paymentEndpoints.payOrder;
  expect(pathsOf(body.safeParse({ method: 'pocket', [field]: value }))).toEqual([field]);
  expect(pathsOf(body.safeParse({ method: 'pocket', [field]: value.replace(NUL, 'x') }))).toEqual([]);
});

test('a Pocket ID has 3 to 40 letters, without its @', () => {
  const { body } = paymentEndpoints.payOrder;
  const refused = (pocket_tag: string) => pathsOf(body.safeParse({ method: 'pocket', pocket_tag }));
  for (const tag of ['ada', '@ada', `@${'a'.repeat(40)}`]) expect(refused(tag)).toEqual([]);
  for (const tag of ['ad', '@ad', 'a'.repeat(41)]) expect(refused(tag)).toEqual(['pocket_tag']);
});

test('a NUL in what is written down of an order is refused', () => {
  const written = ['payment_method_id', 'source', 'timeRange', 'cart_created_at'];
  const texts = Object.fromEntries(written.map((field) => [field, `a${NUL}`]));
  expect(pathsOf(orderEndpoints.createOrder.body.safeParse(texts))).toEqual(expect.arrayContaining(written));
});
