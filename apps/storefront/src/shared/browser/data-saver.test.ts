// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseDataSaver, savesData, subscribeToDataSaver } from './data-saver.ts';

const browserSays = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } });

beforeEach(() => window.history.replaceState(null, '', '/store'));
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'data_saver=; Path=/store; Max-Age=0';
});

test('data is saved where the browser asks for it, and not elsewhere', () => {
  expect(savesData()).toBe(false);
  browserSays(true);
  expect(savesData()).toBe(true);
});

test('the person’s choice counts more than the browser’s setting, either way', () => {
  browserSays(true);
  chooseDataSaver(false);
  expect(savesData()).toBe(false);
  browserSays(false);
  chooseDataSaver(true);
  expect(savesData()).toBe(true);
});

test('a choice is announced to this tab, and holds for the page that is open', () => {
  const heard = vi.fn();
  const stop = subscribeToDataSaver(heard);
  chooseDataSaver(true);
  expect(document.documentElement.hasAttribute('data-saver')).toBe(true);
  stop();
  chooseDataSaver(false);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(document.documentElement.hasAttribute('data-saver')).toBe(false);
});
