// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailsAlone } from './fails-alone.tsx';
import { wokenIsland } from './islands.tsx';

let isLost: boolean;
vi.mock('../features/wallet/islands.ts', () => ({
  get WalletPage() {
    if (isLost) throw new Error('lost');
    return () => 'Your wallet';
  },
}));
afterEach(() => vi.restoreAllMocks());

test.each(['constructor', 'toString', '__proto__', 'Nothing'])('no island is called %s', (name) => {
  expect(wokenIsland(name)).toBeUndefined();
});

test('an island whose code was lost is asked for anew when somebody tries again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isLost = true;
  const Wallet = wokenIsland('WalletPage');
  if (!Wallet) throw new Error('there is no such island');
  let retry: () => void = () => undefined;
  const instead = (again: () => void) => {
    retry = again;
    return 'lost';
  };
  const { container } = render(
    <FailsAlone instead={instead}>
      <Suspense>
        <Wallet />
      </Suspense>
    </FailsAlone>,
  );
  await vi.waitFor(() => expect(container.textContent).toBe('lost'));
  isLost = false;
  act(retry);
  await vi.waitFor(() => expect(container.textContent).toBe('Your wallet'));
});
