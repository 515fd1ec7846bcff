import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { Static } from './static.tsx';
import { staticMarkup } from './static-markup.ts';

const HOSTILE = `<script>alert("1")</script> & 'more'`;

test('text and attributes are escaped: nothing of a vendor’s becomes an element', () => {
  const page = staticMarkup(
    <p title={HOSTILE} style={{ backgroundColor: HOSTILE }}>
      {HOSTILE}
    </p>,
  );
  expect(page).not.toContain('<script');
  expect(page.match(/"/g)).toHaveLength(4);
  expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; ');
});

test.each([
  ['an icon', <Icon key="1" name="plus" className="size-5" />],
  [
    'a picture',
    <Picture key="2" src="/store/media/7.jpg" alt="Rice" width={112} height={112} widths={[256]} colour="#aa5500" />,
  ],
  ['a price', <Price key="3" amount={450_000 as never} currency="NGN" />],
  ['a rating', <Rating key="4" value={4.5} count={1200} />],
  [
    'attributes',
    <button key="5" type="button" hidden disabled={false} aria-pressed={false} data-dish={7} data-link="" />,
  ],
])('%s is written as React writes it', (_, node) => {
  // React marks where two texts meet, and ends what has no end tag by a slash.
  const byReact = renderToStaticMarkup(node).replaceAll('<!-- -->', '').replaceAll('/>', '>').replaceAll('&#x27;', "'");
  expect(staticMarkup(node)).toBe(byReact);
});

test('nothing that does something in the browser is left out in silence', () => {
  expect(() => staticMarkup(<button type="button" onClick={() => undefined} />)).toThrow('onClick');
  const reference = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  const Part = reference as unknown as () => null;
  expect(() => staticMarkup(<Part />)).toThrow('component of the browser');
});

test.each(['onclick', 'onClick', 'ONCLICK', 'OnClick'])('there is no attribute %s', (name) => {
  expect(() => staticMarkup(<button type="button" {...{ [name]: 'steal()' }} />)).toThrow(name);
});

test.each([
  ['href', 'javascript:steal()'],
  ['href', ' \u0001JavaScript:steal()'],
  ['href', 'java\n\tscript:steal()'],
  ['formaction', 'javascript:steal()'],
  ['action', 'javascript:steal()'],
  ['src', 'javascript:steal()'],
])('no script is an address: %s=%j', (name, address) => {
  expect(() => staticMarkup(<i {...{ [name]: address }} />)).toThrow(`script as ${name}`);
});

test('an address may speak of scripts', () => {
  expect(staticMarkup(<form action="/store?q=javascript:" />)).toBe('<form action="/store?q=javascript:"></form>');
});

test('a list is one element for the framework', () => {
  const list = Static({ as: 'ul', className: 'divide-y', children: [<li key="1">One</li>, <li key="2">Two</li>] });
  expect(list.props.children).toBeUndefined();
  expect(renderToStaticMarkup(list)).toBe('<ul class="divide-y"><li>One</li><li>Two</li></ul>');
});
