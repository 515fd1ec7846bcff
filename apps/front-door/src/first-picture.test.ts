import { expect, test } from 'vitest';
import { holdPictures, hurryFirstPicture } from './first-picture.ts';

const FIRST =
  '<img alt="" loading="lazy" data-first="" sizes="100vw" srcSet="/a?w=384&amp;q=75 384w, /a?w=640 640w" src="/a?w=384&amp;q=75" style="x"/>';
const LATER = '<img alt="" loading="lazy" src="/b"/>';
const PAGE = `<html lang="en"><head><link rel="stylesheet" href="/s.css"></head><body>${FIRST}${LATER}</body></html>`;

test('the picture that is seen first is asked for in the head, and does not wait to be near', () => {
  const html = hurryFirstPicture(PAGE);
  expect(html).toContain(
    '<link rel="stylesheet" href="/s.css"><link rel="preload" as="image" imagesrcset="/a?w=384&amp;q=75 384w, /a?w=640 640w" imagesizes="100vw" fetchpriority="high"></head>',
  );
  expect(html).toContain('<img alt="" fetchpriority="high" sizes="100vw"');
  expect(html).toContain(LATER);
});

test('a picture of one width is asked for by its address; a page without pictures stays as it is', () => {
  const single = '<head></head><img loading="lazy" data-first="" src="/c"/>';
  expect(hurryFirstPicture(single)).toContain('<link rel="preload" as="image" href="/c" fetchpriority="high">');
  expect(hurryFirstPicture('<head></head><p>none</p>')).toBe('<head></head><p>none</p>');
});

test('a page for those who save data says so, and all its pictures wait', () => {
  const html = holdPictures(PAGE);
  expect(html).toContain('<html data-saver="" lang="en">');
  expect(html).not.toContain('preload');
  expect(html).toContain(FIRST);
});
