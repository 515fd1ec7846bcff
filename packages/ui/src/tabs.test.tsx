// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const TABS = [
  { value: 'cart', label: 'Carts', content: 'Two carts.' },
  { value: 'saved', label: 'Saved items', content: 'Nothing saved yet.' },
  { value: 'past', label: 'Past orders', content: 'Six orders.' },
];

function Example() {
  const [tab, setTab] = useState('cart');
  return <Tabs label="Carts" tabs={TABS} value={tab} onChange={setTab} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (name: string, key: string) => fireEvent.keyDown(tab(name), { key });

test('arrow keys, Home and End choose a tab and show its panel', async () => {
  render(<Example />);
  tab('Carts').focus();
  press('Carts', 'ArrowRight');
  await expect.poll(() => tab('Saved items').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Saved items' }).textContent).toBe('Nothing saved yet.');
  press('Saved items', 'End');
  await expect.poll(() => document.activeElement).toBe(tab('Past orders'));
  press('Past orders', 'ArrowRight');
  await expect.poll(() => tab('Carts').getAttribute('aria-selected')).toBe('true');
});

test('at no moment there are two panels: the one that is left goes as the other comes', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<Example />);
  fireEvent.click(tab('Saved items'));
  expect(screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)).toEqual(['Nothing saved yet.']);
});
