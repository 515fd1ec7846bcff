// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { chooseDataSaver } from '@/shared/browser/data-saver.ts';
import './on-every-page.ts';

vi.mock('@/shared/analytics/start-analytics.ts', () => ({ startAnalytics: vi.fn() }));

const buttons = () => document.querySelectorAll('[data-show-picture]').length;

test('pictures are held on the page on which the saver is turned on, and on those that come after it', async () => {
  window.history.replaceState(null, '', '/store');
  document.body.innerHTML = '<div data-picture><img alt="Jollof"></div>';
  expect(buttons()).toBe(0);
  chooseDataSaver(true);
  await vi.waitFor(() => expect(buttons()).toBe(1));
  chooseDataSaver(false);
  chooseDataSaver(true);
  document.body.innerHTML = '<div data-picture><img alt="Amala"></div>';
  await vi.waitFor(() => expect(buttons()).toBe(1));
});
