// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterDialog } from './filter-dialog.island.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function open() {
  render(
    <section id="filters" aria-label="Filters">
      <a href="/store">Clear filters</a>
      <button type="button" popoverTarget="filters" popoverTargetAction="hide">
        Close
      </button>
      <button type="button">Show 3 vendors</button>
      <FilterDialog panelId="filters" />
    </section>,
  );
  const panel = screen.getByLabelText('Filters');
  const toggle = (newState: string) => fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
  return { panel, toggle };
}
const focused = () => document.activeElement?.textContent;

test('filters that were open before their code came are a dialog, too', () => {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? this.id === 'filters' : matches.call(this, selector);
  });
  const { panel } = open();
  expect([panel.getAttribute('role'), focused()]).toEqual(['dialog', 'Close']);
});

test('filters that cover the page are a dialog with the keyboard inside, and none before and after', () => {
  const { panel, toggle } = open();
  expect(panel.getAttribute('role')).toBeNull();
  toggle('open');
  expect([panel.getAttribute('role'), focused()]).toEqual(['dialog', 'Close']);
  screen.getByText('Show 3 vendors').focus();
  fireEvent.keyDown(document.activeElement ?? panel, { key: 'Tab' });
  expect(focused()).toBe('Clear filters');
  fireEvent.keyDown(document.activeElement ?? panel, { key: 'Tab', shiftKey: true });
  expect(focused()).toBe('Show 3 vendors');
  toggle('closed');
  expect(panel.getAttribute('role')).toBeNull();
});
