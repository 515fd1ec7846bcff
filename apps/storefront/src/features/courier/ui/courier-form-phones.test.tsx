// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkedPhone, PhoneProblem } from '@/features/identity/data.ts';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_PACKAGE, examplePackageQuote } from '../../../testing/example-package.ts';
import { changePackageForm, clearPackageForm } from '../model/package-form.ts';
import { CourierForm } from './courier-form.tsx';

vi.mock('@/features/identity/data.ts', async (original) => ({ ...(await original<object>()), checkedPhone: vi.fn() }));

const onContinue = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/store?open=relay');
  signIn();
  changePackageForm(EXAMPLE_PACKAGE);
  fakeApi({
    'GET /auth/countries': () => ({ data: [] }),
    'POST /customer/package/delivery/amount': () => ({ data: examplePackageQuote() }),
  });
});
afterEach(() => {
  cleanup();
  clearPackageForm();
  signOut();
  onContinue.mockReset();
  vi.unstubAllGlobals();
});

/** What it says in toasts. */
async function goOn(): Promise<readonly string[]> {
  const { said } = renderPage(<CourierForm deliveryType="send" onContinue={onContinue} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await act(() => vi.dynamicImportSettled());
  return said;
}

test('numbers that could not be checked are said to be that, and not to be invalid', async () => {
  vi.mocked(checkedPhone).mockRejectedValue(new PhoneProblem('Unable to validate phone number'));
  const said = await goOn();
  expect(screen.getAllByText('Unable to validate phone number')).toHaveLength(2);
  expect([said, onContinue.mock.calls]).toEqual([[], []]);
});

test('a fault of ours is told as such, and not as one of the numbers', async () => {
  vi.mocked(checkedPhone).mockRejectedValue(new TypeError('x is not a function'));
  const said = await goOn();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  expect(said).toEqual(['Something went wrong on our side. Please try again.']);
  expect(onContinue).not.toHaveBeenCalled();
});
