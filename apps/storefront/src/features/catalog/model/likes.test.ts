// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, type Call, fakeApi, signIn, signOut } from '../../../testing/customer-page.tsx';
import { until } from '../../../testing/until.ts';

const HEART = (id: number) => `<button data-like="${id}" aria-pressed="false"></button>`;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map((heart) => Number(heart.dataset['like']));

/** As a page has it: with nothing in memory. */
const load = async () => {
  vi.resetModules();
  return await import('./likes.ts');
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = HEART(1) + HEART(2) + HEART(3);
  signIn();
});
afterEach(() => {
  signOut();
  document.cookie = 'data_saver=; Max-Age=0';
  vi.unstubAllGlobals();
});

const LIKED = 'GET /customer/vendor/likes';
const answering = (vendor_ids: number[]) => ({ [LIKED]: () => ({ data: { vendor_ids, latest: [] } }) });
const held = (id: number, liked: boolean) => () => ({ data: { id, liked_by_customer: liked } });

test('all hearts are filled by one call, which holds for the visit, and so are those that come later', async () => {
  const calls = fakeApi(answering([2]));
  await (await load()).showLikes();
  expect(shown()).toEqual([2]);
  document.body.insertAdjacentHTML('beforeend', HEART(2));
  await until(() => shown().length === 2);
  await (await load()).showLikes();
  expect(calls).toHaveLength(1);
});

test('a tap shows at once, and is put back where it could not be kept', async () => {
  fakeApi({ ...answering([]), 'POST /customer/vendor/3/like/1': () => ({ refused: 'UNAVAILABLE' }) });
  const { likeVendor, showLikes } = await load();
  await showLikes();
  const said = likeVendor(3, true);
  expect(shown()).toEqual([3]);
  await said;
  expect(shown()).toEqual([]);
});

test('what was said last counts, whatever an earlier answer says', async () => {
  const sent: string[] = [];
  const note =
    (id: number, liked: boolean) =>
    ({ call }: Call) => {
      sent.push(call);
      return held(id, liked)();
    };
  fakeApi({
    ...answering([]),
    'POST /customer/vendor/1/like/1': note(1, true),
    'POST /customer/vendor/1/like/0': note(1, false),
  });
  const { likeVendor, showLikes } = await load();
  await showLikes();
  await Promise.all([likeVendor(1, true), likeVendor(1, false)]);
  expect(sent).toEqual(['POST /customer/vendor/1/like/1', 'POST /customer/vendor/1/like/0']);
  expect(shown()).toEqual([]);
});

test('a like before anything is known keeps what an earlier visit has known', async () => {
  localStorage.setItem('likes', JSON.stringify({ customer: ADA.id, ids: [2], at: 0 }));
  fakeApi({ 'POST /customer/vendor/1/like/1': held(1, true) });
  await (await load()).likeVendor(1, true);
  expect(shown()).toEqual([1, 2]);
});

test('to save data nothing is asked: the copy of the last visit shows', async () => {
  document.cookie = 'data_saver=on';
  localStorage.setItem('likes', JSON.stringify({ customer: ADA.id, ids: [3], at: 0 }));
  const calls = fakeApi({});
  await (await load()).showLikes();
  expect([shown(), calls]).toEqual([[3], []]);
});

test('another customer’s likes are nobody’s', async () => {
  localStorage.setItem('likes', JSON.stringify({ customer: ADA.id + 1, ids: [3], at: Date.now() }));
  fakeApi(answering([1]));
  await (await load()).showLikes();
  expect(shown()).toEqual([1]);
});
