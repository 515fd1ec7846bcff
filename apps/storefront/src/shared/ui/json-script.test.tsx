// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';
import { JsonScript } from './json-script.tsx';

const VENDOR = {
  name: '</script><img src=x onerror=alert(1)>',
  note: '<!-- <script> "rice" & \u2028 beans </SCRIPT >',
};

const parse = (page: string) => new DOMParser().parseFromString(page, 'text/html');

test.each([
  ['props of an island', <JsonScript key="1" value={VENDOR} />],
  ['the page’s settings', <JsonScript key="2" id="page-settings" value={VENDOR} />],
  ['facts for search engines', <JsonLd key="3" facts={VENDOR} />],
])('nothing of a vendor’s text becomes an element: %s', (_what, script) => {
  const page = renderToString(script);
  // A parser ends the element at the first of these, whatever surrounds it.
  expect(page.match(/<(?:\/script|!--|img|script)/gi)).toEqual(['<script', '</script']);
  const { head, body } = parse(page);
  expect([...head.children, ...body.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT']);
});

test('what is written is read as it was', () => {
  const script = parse(renderToString(<JsonScript id="page-settings" value={VENDOR} />)).getElementById(
    'page-settings',
  );
  expect(JSON.parse(script?.textContent ?? '')).toEqual(VENDOR);
  expect(script?.getAttribute('type')).toBe('application/json');
});
