import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

test('a title and an address of a kept page become no markup', async () => {
  const link = { href: '/store?a="><script>', title: 'Rice &amp; <script>', at: 0 };
  const html = await offlinePage({
    links: [link],
    frame: undefined,
    isOnline: false,
    what: 'page',
    now: new Date(0),
  }).text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('<a href="/store?a=&quot;>&lt;script>" ');
  expect(html).toContain('>Rice &amp; &lt;script><small');
});
