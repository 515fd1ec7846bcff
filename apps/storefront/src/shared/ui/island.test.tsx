import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, type IslandName, island } from './island.tsx';

const Inner = ({ name }: { readonly name: IslandName }) => <Island name={name} />;

test('an island is a place with its props, and what stands there until it wakes', () => {
  const Cart = island<{ readonly vendor: string }>('VendorPageCart', { stays: true });
  expect(renderToStaticMarkup(<Cart vendor="</script>">Empty</Cart>)).toBe(
    '<span data-island="VendorPageCart" data-stays="" class="contents">' +
      '<script type="application/json">{"vendor":"\\u003c/script>"}</script>Empty</span>',
  );
});

test('islands stand beside each other; one inside another is an error, however deep', () => {
  const besides = renderToStaticMarkup(
    <>
      <Inner name="HeaderCart" />
      <Inner name="AccountTab" />
    </>,
  );
  expect(besides).toContain('data-island="AccountTab"');
  const nested = (
    <Island name="LikedPage">
      <p>
        <Inner name="HeaderCart" />
      </p>
    </Island>
  );
  expect(() => renderToStaticMarkup(nested)).toThrow('Islands do not nest: HeaderCart is inside LikedPage.');
});

test('a misspelt name is a type error', () => {
  // @ts-expect-error there is no island of this name
  const place = <Island name="HeaderKart" />;
  // @ts-expect-error there is no island of this name
  const Place = island('HeaderKart');
  expect(renderToStaticMarkup(place)).toBe(renderToStaticMarkup(<Place />));
});
