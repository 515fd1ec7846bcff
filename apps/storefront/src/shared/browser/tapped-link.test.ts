// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { comingBy, formAddress, linkOf, markTapped, unmarkTapped } from './tapped-link.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/store/search');
  document.body.innerHTML = '';
});

function show(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const link = document.querySelector<HTMLAnchorElement>('a[href]');
  if (!link) throw new Error('there is no link');
  return link;
}

/** What a click on the link, or on what stands in it, means. */
function clickOn(link: Element, how: MouseEventInit = {}): string | undefined {
  let meant: string | undefined;
  document.body.addEventListener(
    'click',
    (event) => {
      meant = linkOf(event)?.getAttribute('href') ?? undefined;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return meant;
}

describe('a click means to follow', () => {
  test.each(['/store', '/store/wallet', '/store/search?q=rice', '/store/wallet#top'])('%s', (href) => {
    expect(clickOn(show(`<a href="${href}">x</a>`))).toBe(href);
  });

  test('the link around what was clicked', () => {
    expect(clickOn(show('<a href="/store/wallet"><b>x</b></a>').firstElementChild as Element)).toBe('/store/wallet');
  });
});

describe('a click is left to the browser', () => {
  test.each([
    ['to another site', '<a href="https://example.com/store">x</a>'],
    ['to another program of this site', '<a href="/storefront">x</a>'],
    ['to a part of this page', '<a href="/store/search#q">x</a>'],
    ['in another window', '<a href="/store/wallet" target="_blank">x</a>'],
    ['to a file', '<a href="/store/receipt" download>x</a>'],
    ['that leads nowhere', '<a>x</a><a href="/store">y</a>'],
    ['that reloads the page', '<a href="">x</a>'],
    ['that is no address', '<a href="http://[">x</a>'],
  ])('on a link %s', (_which, html) => {
    show(html);
    expect(clickOn(document.querySelector('a') as Element)).toBeUndefined();
  });

  test.each<MouseEventInit>([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('with %o', (how) => {
    expect(clickOn(show('<a href="/store/wallet">x</a>'), how)).toBeUndefined();
  });
});

describe('a form', () => {
  /** Where the submitted form leads. */
  function submit(html: string, prepare: (form: HTMLFormElement) => void = () => undefined): string | undefined {
    document.body.innerHTML = html;
    const form = document.querySelector('form') as HTMLFormElement;
    prepare(form);
    let address: string | undefined;
    const read = (event: SubmitEvent) => {
      address = formAddress(event);
      event.preventDefault();
    };
    document.body.addEventListener('submit', read, { once: true });
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return address?.replace(window.location.origin, '');
  }

  test('leads to its page with what was written as parameters, in place of others', () => {
    const html =
      '<form action="/store?old=1"><input name="q" value="rice &amp; beans"><input name="city" value="lagos"></form>';
    expect(submit(html)).toBe('/store?q=rice+%26+beans&city=lagos');
  });

  test.each([
    ['that names no page', '<form></form>'],
    ['that sends', '<form action="/store" method="post"></form>'],
    ['to another site', '<form action="https://example.com/store"></form>'],
    ['in another window', '<form action="/store" target="_blank"></form>'],
  ])('%s is left to the browser', (_which, html) => expect(submit(html)).toBeUndefined());

  test('that code has answered is left to that', () => {
    const answer = (event: Event) => event.preventDefault();
    expect(submit('<form action="/store"></form>', (form) => form.addEventListener('submit', answer))).toBeUndefined();
  });
});

const tapped = () => [...document.links].map((link) => link.dataset['tapped']);

test('of choices one at a time the tapped one looks chosen and the other no longer', () => {
  const link = show('<p data-choice="one"><a href="/store?a">a</a><a href="/store?b" aria-current="true">b</a></p>');
  markTapped(link);
  expect(tapped()).toEqual(['on', 'off']);
  unmarkTapped();
  expect(tapped()).toEqual([undefined, undefined]);
});

test('of choices that go together a tap chooses one or lets it go, and leaves the others', () => {
  const html =
    '<p data-choice="any"><a href="/store?a" aria-current="true">a</a><a href="/store?b" aria-current="true">b</a></p>';
  markTapped(show(html));
  expect(tapped()).toEqual(['off', undefined]);
  show(html).removeAttribute('aria-current');
  markTapped(document.links[0] as HTMLAnchorElement);
  expect(tapped()).toEqual(['on', undefined]);
});

test('a link that is no choice looks as it did', () => {
  const link = show('<a href="/store/wallet">x</a>');
  markTapped(link);
  expect(tapped()).toEqual([undefined]);
});

test('what comes is what the link says, where this page has a skeleton of that; else a page', () => {
  const link = show('<a href="/store?tag=all" data-shows="list">x</a><div class="skeleton-of-list"></div>');
  expect(comingBy(link)).toBe('list');
  document.querySelector('div')?.remove();
  expect(comingBy(link)).toBe('page');
  delete link.dataset['shows'];
  expect(comingBy(link)).toBe('page');
});
