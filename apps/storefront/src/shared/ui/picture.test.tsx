// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';
import { SavesData } from './saves-data.ts';

type Given = { readonly isFirst?: boolean; readonly savesData?: boolean; readonly sizes?: string };

/** The server's HTML. */
function show({ savesData = false, ...given }: Given) {
  const page = renderToString(
    <SavesData value={savesData}>
      <Picture
        src="/store/media/cover/rice.webp"
        alt="Rice"
        width={640}
        height={360}
        widths={[384, 640]}
        colour="#0b6b3a"
        {...given}
      />
    </SavesData>,
  );
  const { body, head } = new DOMParser().parseFromString(page, 'text/html');
  const picture = body.querySelector('img');
  return {
    picture,
    urgency: [picture?.getAttribute('fetchpriority') ?? undefined, picture?.getAttribute('loading') ?? undefined],
    namedBefore: [...head.querySelectorAll('link'), ...body.querySelectorAll('link')].map((link) => link.outerHTML),
  };
}

const SMALL = '/store/_next/image?url=%2Fstore%2Fmedia%2Fcover%2Frice.webp&w=384&q=75';
const LARGE = '/store/_next/image?url=%2Fstore%2Fmedia%2Fcover%2Frice.webp&w=640&q=75';

test.each([
  ['the first of a page is fetched before everything else', { isFirst: true }, ['high', undefined]],
  ['any other is fetched when it is near', {}, [undefined, 'lazy']],
  ['where data is saved the first is in no hurry, either', { isFirst: true, savesData: true }, [undefined, 'lazy']],
])('%s', (_rule, given: Given, urgency) => {
  expect(show(given).urgency).toEqual(urgency);
});

test('one that is not in a hurry is named nowhere but in its place', () => {
  expect([show({}).namedBefore, show({ isFirst: true, savesData: true }).namedBefore]).toEqual([[], []]);
});

test('it keeps its room, in its own colour, until it comes', () => {
  const { picture } = show({});
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['640', '360']);
  expect(picture?.style.backgroundColor).toBe('#0b6b3a');
});

test('a screen has a choice of files where the width on it is known', () => {
  const { picture } = show({ sizes: '100vw' });
  expect(picture?.getAttribute('srcset')).toBe(`${SMALL} 384w, ${LARGE} 640w`);
  expect([picture?.getAttribute('src'), show({}).picture?.getAttribute('srcset')]).toEqual([SMALL, null]);
});
