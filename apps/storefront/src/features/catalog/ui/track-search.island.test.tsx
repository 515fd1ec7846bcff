// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setShownPage } from '@/shared/browser/shown-page.ts';
import { dropRecorded, recorded } from '../../../testing/recorded-events.ts';
import { TrackSearch } from './track-search.island.tsx';

const searches = () => recorded().map(({ details }) => details);
const RICE = { query: 'rice', results: 12 };

beforeEach(() => window.history.replaceState(null, '', '/store?q=rice'));
afterEach(() => {
  setShownPage('/store');
  cleanup();
  dropRecorded();
});

/** A page of results takes the place of the one before, which `shown` is the address of by then. */
function show(results: number, shown = '/store?q=rice'): void {
  setShownPage(shown);
  cleanup();
  render(<TrackSearch typed="rice" query="rice" results={results} />);
}

test('a search is recorded once, however often its page is shown anew', () => {
  show(12);
  show(9);
  expect(searches()).toEqual([RICE]);
});

test('one that is made again after another page is recorded again', () => {
  show(12);
  setShownPage('/store/wallet');
  cleanup();
  show(12);
  expect(searches()).toEqual([RICE, RICE]);
});
