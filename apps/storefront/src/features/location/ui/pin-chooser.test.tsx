// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PinChooser } from './pin-chooser.tsx';

afterEach(cleanup);

const START = { latitude: 6.45, longitude: 3.39 };
const PLACES = [
  { name: 'Kano', latitude: 12, longitude: 8.52 },
  { name: 'Ikeja', latitude: 6.6, longitude: 3.35 },
];

test('without a map, the pin tells its coordinates and the nearest known place, and is put there', () => {
  const onPut = vi.fn();
  const nothing = () => undefined;
  render(
    <PinChooser
      {...{ start: START, styleUrl: undefined, places: PLACES, isPut: false, progress: '' }}
      onMove={nothing}
      onPut={onPut}
    />,
  );
  expect(screen.getByText(/^There is no map to show here\./)).toBeTruthy();
  expect(screen.getByText('6.4500, 3.3900 · Ikeja is 17 km north')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Put the pin here' }));
  expect(onPut).toHaveBeenCalledWith(START);
});
