import { expect, test } from 'vitest';
import { checkBrowserStage } from './browser-stage.ts';
import type { TestResult } from './test-report.ts';

const loading = (pageLoads: number): TestResult => ({
  ...{ title: 'a journey', file: 'a.spec.ts (phone)', state: 'passed', seconds: 1, error: '' },
  pageLoads,
});
const most = { tests: 2, pageLoads: 5 };

test('a stage within its numbers passes and names them', () => {
  expect(checkBrowserStage({ tests: [loading(2), loading(3)] }, most)).toEqual({
    passed: true,
    detail: '2 tests of 2, 5 page loads of 5',
  });
});

test('a test or a page load too many fails, and so does a count that sees nothing', () => {
  expect(checkBrowserStage({ tests: [loading(1), loading(1), loading(1)] }, most).passed).toBe(false);
  expect(checkBrowserStage({ tests: [loading(2), loading(4)] }, most).passed).toBe(false);
  expect(checkBrowserStage({ tests: [loading(0)] }, most).passed).toBe(false);
});
