// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PinChooser } from './pin-chooser.tsx';

afterEach(cleanup);

const START = { latitude: 6.45, longitude: 3.39 };
const PLACES = [
  { name: 'Kano', latitude: 12, longitude: 8.52 },
  { name: 'Ikeja', latitude: 6.6, longitude: 3.35 },
];

function renderWithoutMap({ isPut }: { readonly isPut: boolean }) {
  const nothing = () => undefined;
  const place = { start: START, styleUrl: undefined, places: PLACES, isPut, progress: '' };
  render(<PinChooser {...place} onMove={nothing} onPut={nothing} />);
  expect(screen.getByText(/^There is no map to show here\./)).toBeTruthy();
}

test('without a map, a chosen place shows its coordinates and the nearest known place', () => {
  renderWithoutMap({ isPut: true });
  expect(screen.getByText('6.4500, 3.3900 · Ikeja is 17 km north')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'The pin is here' })).toHaveProperty('disabled', true);
});

test('without a map and a chosen place, the middle of the city is not offered as an address', () => {
  renderWithoutMap({ isPut: false });
  expect(screen.queryByText(/^6\.4500/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
