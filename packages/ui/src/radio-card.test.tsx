// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RadioCards } from './radio-card.tsx';

afterEach(cleanup);

const METHODS = [
  { value: 'wallet', title: 'Wallet', detail: 'Balance ₦12,400.00' },
  { value: 'card', title: 'Card ending 4081' },
  { value: 'momo', title: 'Mobile money', disabled: true },
];

function Example() {
  const [method, setMethod] = useState<string | null>('wallet');
  return <RadioCards label="Payment method" options={METHODS} value={method} onChange={setMethod} />;
}

const radio = (name: string) => screen.getByRole('radio', { name });
const isChecked = (name: string) => radio(name).getAttribute('aria-checked');

test('a radio card is chosen by an arrow key and by a tap anywhere on it, unless it is disabled', async () => {
  render(<Example />);
  screen.getByRole('radio', { name: 'Wallet', description: 'Balance ₦12,400.00' });
  radio('Wallet').focus();
  fireEvent.keyDown(radio('Wallet'), { key: 'ArrowDown' });
  await expect.poll(() => isChecked('Card ending 4081')).toBe('true');
  fireEvent.click(screen.getByText('Balance ₦12,400.00'));
  await expect.poll(() => isChecked('Wallet')).toBe('true');
  fireEvent.click(screen.getByText('Mobile money'));
  expect(isChecked('Mobile money')).toBe('false');
  expect(isChecked('Wallet')).toBe('true');
});
