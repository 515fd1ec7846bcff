// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

test('a field is described by its hint, and by its error while it is invalid', async () => {
  render(
    <>
      <Field label="Delivery instructions" hint="The rider sees this." />
      <Field label="Phone number" defaultValue="0801" error="Invalid phone number" />
    </>,
  );
  await screen.findByRole('textbox', { name: 'Delivery instructions', description: 'The rider sees this.' });
  const phone = await screen.findByRole('textbox', { name: 'Phone number', description: 'Invalid phone number' });
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Invalid phone number');
});
