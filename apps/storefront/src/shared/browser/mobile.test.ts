import { describe, expect, it } from 'vitest';
import { isMobile } from './mobile.ts';

describe('isMobile', () => {
  it('shell.013 calls 767 a phone and 768 not', () => {
    expect(isMobile(767)).toBe(true);
    expect(isMobile(768)).toBe(false);
  });

  it('shell.013 keeps the fraction just under 768 a phone', () => {
    expect(isMobile(767.9)).toBe(true);
  });
});
