// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireSignIn } from '@/features/identity/index.ts';
import { EXAMPLE_PACKAGE } from '../../../testing/example-package.ts';
import { PackageEnds } from './package-ends.tsx';

vi.mock('@/features/identity/index.ts', async (original) => ({
  ...(await original<object>()),
  requireSignIn: vi.fn(),
}));

beforeEach(() => window.history.replaceState(null, '', '/store?open=relay'));
afterEach(() => {
  cleanup();
  vi.mocked(requireSignIn).mockReset();
});

test.each(['pickup', 'dropoff'])('a guest signs in before the picker opens for the %s', (end) => {
  render(<PackageEnds form={EXAMPLE_PACKAGE} problems={{}} isQuiet={false} onChange={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${end} address`, 'i') }));
  expect(window.location.search).toBe('?open=relay');
  const [[afterSignIn] = []] = vi.mocked(requireSignIn).mock.calls;
  afterSignIn?.();
  expect(window.location.search).toBe(`?open=relay&open_address_modal=true&set_address_type=${end}`);
});
