// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { until } from '../../../testing/until.ts';

const HEART = (id: number) => `<button data-like="${id}" aria-pressed="false"></button>`;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map((heart) => Number(heart.dataset['like']));

/** As a page has it: with nothing in memory. */
const load = async () => {
  vi.resetModules();
  return await import('./hearts.ts');
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

test('a like that could not be kept does not undo what was said after it', async () => {
  const second = Promise.withResolvers<void>();
  let sent = 0;
  fakeApi({
    ...answering([]),
    async 'POST /customer/vendor/1/like/1'() {
      sent += 1;
      if (sent === 1) return { refused: 'UNAVAILABLE' };
      await second.promise;
      return held(1, true)();
    },
  });
  const { likeVendor, showLikes } = await load();
  await showLikes();
  const [first, again] = [likeVendor(1, true), likeVendor(1, true)];
  await first;
  expect(shown()).toEqual([1]);
  second.resolve();
  await again;
  expect(shown()).toEqual([1]);
});

test('what is liked is asked for again after a like, though an earlier answer is under way', async () => {
  const earlier = Promise.withResolvers<{ data: unknown }>();
  const answers = [earlier.promise, { data: { vendor_ids: [1], latest: [EXAMPLE_VENDOR] } }];
  fakeApi({ [LIKED]: () => answers.shift() ?? expect.unreachable(), 'POST /customer/vendor/1/like/1': held(1, true) });
  const { likeVendor, refreshLikes } = await load();
  const before = refreshLikes();
  await likeVendor(1, true);
  expect(await refreshLikes()).toHaveLength(1);
  earlier.resolve({ data: { vendor_ids: [], latest: [] } });
  await before;
  expect(shown()).toEqual([1]);
});

/** The page has modules of its own, and hears of another tab's sign-in when it is looked at. */
function signInAnother(): void {
  signIn({ ...ADA, id: ADA.id + 1 });
  window.dispatchEvent(new Event('focus'));
}

test('a former customer’s hearts go with them, and an answer that comes later is nobody’s', async () => {
  const late = Promise.withResolvers<{ data: unknown }>();
  fakeApi(answering([2]));
  const { refreshLikes, showLikes } = await load();
  await showLikes();
  expect(shown()).toEqual([2]);
  fakeApi({ [LIKED]: () => late.promise });
  const asked = refreshLikes();
  signInAnother();
  expect(shown()).toEqual([]);
  late.resolve({ data: { vendor_ids: [3], latest: [] } });
  await asked;
  expect(shown()).toEqual([]);
});

test('what a former customer has said is not sent in the name of the next', async () => {
  const slow = Promise.withResolvers<void>();
  const calls = fakeApi({
    async 'POST /customer/vendor/1/like/1'() {
      await slow.promise;
      return held(1, true)();
    },
    'POST /customer/vendor/2/like/1': held(2, true),
  });
  const { likeVendor } = await load();
  const said = [likeVendor(1, true), likeVendor(2, true)];
  await until(() => calls.length === 1);
  signInAnother();
  slow.resolve();
  await Promise.all(said);
  expect([calls.map(({ call }) => call), shown()]).toEqual([['POST /customer/vendor/1/like/1'], []]);
});
