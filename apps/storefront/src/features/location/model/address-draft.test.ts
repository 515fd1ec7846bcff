// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { changeAddressDraft, NO_DRAFT, readAddressDraft } from './address-draft.ts';

afterEach(() => window.sessionStorage.clear());

test('what was typed is there after a reload, part by part', () => {
  changeAddressDraft({ typed: '12 Allen' });
  changeAddressDraft({ landmark: 'Blue gate', name: 'Bola' });
  expect(readAddressDraft()).toEqual({ ...NO_DRAFT, typed: '12 Allen', landmark: 'Blue gate', name: 'Bola' });
});

test('an address that was added leaves nothing behind', () => {
  changeAddressDraft({ typed: '12 Allen', phone: '0803' });
  changeAddressDraft(NO_DRAFT);
  expect(window.sessionStorage).toHaveLength(0);
});

test('what somebody else has written there, or broken, is no draft', () => {
  for (const text of ['{', '7', '{"typed":1}', '{"typed":"x","place":{"latitude":"no"}}']) {
    window.sessionStorage.setItem('address_draft', text);
    expect(readAddressDraft()).toEqual(NO_DRAFT);
  }
});
