// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Roots } from './roots.tsx';

const session = vi.hoisted(() => ({ onHandOver: vi.fn() }));
const setDataOwner = vi.hoisted(() => vi.fn());
const tracked = vi.hoisted(() => vi.fn());
/** Of `name`; what fails, fails while it is rendered. */
const root = vi.hoisted(() => (name: string) => () => {
  if (name === 'cart') throw new Error('no rice');
  return name;
});
vi.mock('@/shared/api/browser-session.ts', () => ({ browserSession: () => session }));
vi.mock('@/shared/browser/data-owner.ts', () => ({ setDataOwner }));
vi.mock('../shared/analytics/track-error.ts', () => ({ trackRenderError: tracked }));
vi.mock('@/features/catalog/index.ts', () => ({ LikeListener: root('likes ') }));
vi.mock('@/features/identity/index.ts', () => ({ IdentityHost: root('identity') }));
vi.mock('@/features/location/index.ts', () => ({ AddressLayer: root('address '), countryInUse: () => 'NG' }));
vi.mock('@/features/orders/index.ts', () => ({ LiveOrdersHost: root('live ') }));
vi.mock('@/features/wallet/index.ts', () => ({ OutstandingPayment: root('payment ') }));
vi.mock('./cart/cart-root.tsx', () => ({ CartRoot: root('cart') }));
vi.mock('./courier-root.tsx', () => ({ CourierRoot: root('courier ') }));
vi.mock('./orders/orders-root.tsx', () => ({ OrdersRoot: root('orders ') }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('whoever comes or goes, what another customer has left is forgotten', () => {
  expect(session.onHandOver.mock.calls).toEqual([[setDataOwner]]);
});

test('of what belongs to no place one that fails is told of, and all others go on', () => {
  const { container } = render(<Roots mapStyleUrl={undefined} smsInbox={undefined} />);
  expect(container.textContent).toBe('likes address payment courier orders live identity');
  expect(tracked).toHaveBeenCalledExactlyOnceWith(new Error('no rice'));
});
