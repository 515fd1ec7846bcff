// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

function Example() {
  const [count, setCount] = useState(1);
  return <QuantityStepper label="Jollof rice" value={count} onChange={setCount} max={3} />;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a stepper shows its number in a named group and stops at both ends', () => {
  render(<Example />);
  screen.getByRole('group', { name: 'Quantity of Jollof rice' });
  for (let clicks = 0; clicks < 3; clicks += 1) fireEvent.click(button('Add one Jollof rice'));
  expect(screen.getByRole('status').textContent).toBe('3');
  expect(button('Add one Jollof rice').disabled).toBe(true);
  for (let clicks = 0; clicks < 4; clicks += 1) fireEvent.click(button('Remove one Jollof rice'));
  expect(screen.getByRole('status').textContent).toBe('0');
  expect(button('Remove one Jollof rice').disabled).toBe(true);
});
