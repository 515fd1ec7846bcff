import { expect, test } from 'vitest';
import { catalogEndpoints } from './catalog-endpoints.ts';

test('custom tags are a set: however they are spelled, they are one question', () => {
  const read = (custom_tags: string) => catalogEndpoints.listVendors.query.parse({ custom_tags }).custom_tags;
  expect(read('handpicked,explore,handpicked')).toEqual(['explore', 'handpicked']);
  expect(read('explore,handpicked')).toEqual(['explore', 'handpicked']);
  expect(() => read('explore,')).toThrow('Invalid option');
});
