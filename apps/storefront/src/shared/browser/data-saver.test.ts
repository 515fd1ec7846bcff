// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { chooseDataSaver, savesData, subscribeToDataSaver } from './data-saver.ts';

const browserSays = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } });

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
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

test('a choice is announced to this tab', () => {
  const heard = vi.fn();
  const stop = subscribeToDataSaver(heard);
  chooseDataSaver(true);
  stop();
  chooseDataSaver(false);
  expect(heard).toHaveBeenCalledTimes(1);
});
