// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { recoverFocus } from './recover-focus.ts';

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><button id="row">Remove</button></main>
    <div role="dialog" id="sheet" tabindex="-1"><button id="pay">Pay</button></div>`;
});
const focused = () => vi.waitUntil(() => document.activeElement !== document.body && document.activeElement?.id);
const element = (id: string) => document.getElementById(id) as HTMLElement;

test('the focus goes back to what had it, where that is still there', async () => {
  recoverFocus(element('pay'));
  expect(await focused()).toBe('pay');
});

test('where that is gone, it goes to the dialog that is open, and else to the content of the page', async () => {
  const row = element('row');
  row.remove();
  recoverFocus(row);
  expect(await focused()).toBe('sheet');
  element('sheet').remove();
  recoverFocus(row);
  expect(await focused()).toBe('main');
});

test('a focus that somebody has set is left alone', async () => {
  element('pay').focus();
  recoverFocus(element('row'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(document.activeElement?.id).toBe('pay');
});
