// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recorded } from '../../testing/recorded-events.ts';
import { startPage } from './once-a-page.ts';
import { watchErrors } from './watch-errors.ts';

const OURS = `${window.location.origin}/store/static/a.js`;

let stop: () => void;
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/store');
  startPage();
  stop = watchErrors();
});
afterEach(() => stop());

const fail = (filename: string, lineno = 1) => {
  const error = new TypeError('ada@example.com is not a function');
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename, lineno, colno: 20 }));
};
const reject = (stack: string) => {
  const reason = Object.assign(new RangeError('call 08012345678'), { stack });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};
const failToLoad = (element: HTMLImageElement) => {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
};

test('analytics.014 analytics.023 an error is an error_error of its class and place, without its message', () => {
  fail(`${OURS}?v=1`);
  expect(recorded()).toEqual([
    {
      event_type: 'error_error',
      name: 'script',
      details: { code: 'TypeError', source: '/store/static/a.js:1:20' },
    },
  ]);
});

test.each([
  ['V8', `RangeError: call 08012345678\n    at f (${OURS}:3:7)\n    at ${OURS}:9:9`],
  ['Gecko and WebKit', `f@${OURS}:3:7\n@${OURS}:9:9`],
])('an unhandled rejection says where it was thrown, as %s tells it', (_engine, stack) => {
  reject(stack);
  expect(recorded()).toEqual([
    {
      event_type: 'error_error',
      name: 'script',
      details: { code: 'RangeError', source: '/store/static/a.js:3:7' },
    },
  ]);
});

test('a file that does not load is recorded by its path', () => {
  failToLoad(Object.assign(document.createElement('img'), { src: '/store/media/12.jpg?w=64' }));
  failToLoad(Object.assign(document.createElement('img'), { src: 'data:image/png;base64,AAAA' }));
  expect(recorded()).toEqual([
    { event_type: 'error_error', name: 'resource', details: { code: 'img', source: '/store/media/12.jpg' } },
  ]);
});

test('errors of scripts that are not ours are ignored', () => {
  fail('chrome-extension://abc/content.js');
  fail('');
  fail('https://elsewhere.example/a.js');
  reject(`RangeError: x\n    at f (chrome-extension://abc/content.js:3:7)\n    at ${OURS}:9:9`);
  expect(recorded()).toEqual([]);
});

test('without a network no file that does not load is an error', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failToLoad(Object.assign(document.createElement('img'), { src: '/store/media/12.jpg' }));
  vi.restoreAllMocks();
  expect(recorded()).toEqual([]);
});

test('a page records ten errors at most, each once, and the next page begins anew', () => {
  for (let time = 0; time < 2; time += 1) fail(OURS);
  expect(recorded()).toHaveLength(1);
  for (let line = 1; line <= 30; line += 1) fail(OURS, line);
  expect(recorded()).toHaveLength(10);
  startPage();
  fail(OURS);
  expect(recorded()).toHaveLength(11);
});
