import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

test('a title and an address of a kept page become no markup', async () => {
  const link = { href: '/store?a="><script>', title: 'Rice &amp; <script>', at: 0 };
  const html = await offlinePage([link], { isOnline: false, what: 'page' }, new Date(0)).text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('<a href="/store?a=&quot;>&lt;script>">Rice &amp; &lt;script><small>');
});
