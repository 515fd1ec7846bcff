import { describe, expect, test } from 'vitest';
import { movedAddress, pageAddress } from './page-address.ts';

const PARAMETERS = { city: 'the place', tag: ['soon'], q: 'the search' };

describe('the address by which a page is kept', () => {
  test.each([
    ['/store', '/store'],
    ['/store?', '/store'],
    ['/store?tag=soon&city=lagos', '/store?city=lagos&tag=soon'],
    ['/store?city=lagos&fbclid=x&utm_source=mail&tag=soon', '/store?city=lagos&tag=soon'],
    ['/store?city=lagos&tag=zz-1', '/store?city=lagos'],
    ['/store?city=lagos&city=abuja', '/store?city=lagos'],
    ['/store?q=jollof%20rice', '/store?q=jollof+rice'],
    ['/store?Q=a&__proto__=b&=c', '/store'],
    ['/store#part', '/store'],
    ['/store/lagos/../abuja', '/store/abuja'],
    ['/store/lagos/%69keja%2Dgrill', '/store/lagos/ikeja-grill'],
    ['/store/caf%c3%a9%2f%2F', '/store/caf%C3%A9%2F%2F'],
  ])('of %s is %s', (url, address) => {
    expect(pageAddress(url, PARAMETERS)).toBe(address);
  });
});

describe('a page that has moved', () => {
  test('takes along what it was not told of', () => {
    const asked = '/store/lagos/?city=lagos&session_reference=a%2Fb&utm_source=mail';
    expect(movedAddress('/store/lagos?city=lagos', asked, PARAMETERS)).toBe(
      '/store/lagos?city=lagos&session_reference=a%2Fb&utm_source=mail',
    );
  });

  test('may have moved to a part of another one', () => {
    expect(movedAddress('/store/lagos#menu', '/store/old?utm_source=mail', PARAMETERS)).toBe(
      '/store/lagos?utm_source=mail#menu',
    );
  });

  test('has not moved to another origin', () => {
    for (const location of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'evil'])
      expect(movedAddress(location, '/store', PARAMETERS)).toBeUndefined();
  });
});
