// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { Window as TestWindow } from 'happy-dom';
import { expect, test } from 'vitest';
import { useIsMobile } from './mobile.ts';

test.each([
  [767, true],
  [767.9, true],
  [768, false],
])('shell.013 a screen of %f pixels is a phone: %s', (width, isPhone) => {
  (window as unknown as TestWindow).happyDOM.setViewport({ width });
  expect(renderHook(useIsMobile).result.current).toBe(isPhone);
});
