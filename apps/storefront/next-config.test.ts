import { describe, expect, it } from 'vitest';
import config from './next.config.ts';

describe('the image optimiser', () => {
  it('shell.015 has the widths, small sizes and quality of the specification', () => {
    expect(config.images?.deviceSizes).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(config.images?.imageSizes?.at(0)).toBe(16);
    expect(config.images?.imageSizes?.at(-1)).toBe(384);
    // The first of the allowed qualities is the one that is used unless a picture asks for another.
    expect(config.images?.qualities).toEqual([75]);
  });

  it('works for our own pictures alone', () => {
    expect(config.images?.localPatterns).toEqual([{ pathname: '/store/media/**', search: '' }]);
    expect(config.images?.remotePatterns).toEqual([]);
  });
});
