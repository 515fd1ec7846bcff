import { createQueryClient } from '@jara/api-client/query-client';
import type { SignedInUser } from '@jara/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieText, rawCookie } from '../browser/cookie.ts';
import { forgetOnSignOut } from './forget-on-sign-out.ts';
import { createSession, type Session } from './session.ts';
import { parseUser, userCookie } from './user-cookie.ts';

const NOW = 1_800_000_000_000;
const EXP = NOW / 1000 + 3600;
const token = ['{}', JSON.stringify({ exp: EXP }), 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

const ADA: SignedInUser = {
  token,
  country_code: 'NG',
  email: 'ada@example.com',
  id: 7,
  last_name: 'Obi; Ñ',
  phone: '2348012345678',
  first_name: 'Ada',
  user_reference: 'ADA7',
};

describe('the user cookie', () => {
  test('identity.013 holds exactly the eight fields of the customer', () => {
    const { value } = userCookie({ ...ADA, extra: 'no' } as SignedInUser, NOW);
    expect(JSON.parse(decodeURIComponent(value))).toEqual(ADA);
    expect(parseUser(rawCookie(`place=lagos; user=${value}`, 'user'))).toEqual(ADA);
  });

  test('identity.074 is Lax, lasts as long as the session, and is Secure where people come by https', () => {
    const { value, ...attributes } = userCookie(ADA, NOW);
    const written = (protocol: string) => cookieText('user', value, attributes, protocol);
    expect(written('https:')).toMatch(/; Path=\/; Max-Age=3600; SameSite=Lax; Secure$/);
    expect(written('http:')).toMatch(/; SameSite=Lax$/);
    expect(written('http:')).not.toContain('HttpOnly');
  });

  test.each(['%', 'x', '{}', '%7B%22token%22%3A1%7D'])('that nobody here wrote is nobody: %s', (raw) => {
    expect(parseUser(raw)).toBeNull();
  });
});

/** Tabs of one browser: they share its cookies, and hear of each other. */
function browser() {
  let cookie = '';
  const looks: (() => void)[] = [];
  const keptFor: (number | undefined)[][] = [];
  const openTab = (): Session => {
    let own: (() => void) | undefined;
    const tab = createSession({
      now: () => NOW,
      readCookie: () => cookie,
      writeCookie: ({ value, seconds }) => {
        cookie = seconds === 0 ? '' : value;
      },
      tellTabs: () => {
        for (const look of looks) if (look !== own) look();
      },
      onHint: (look) => {
        own = look;
        looks.push(look);
      },
    });
    tab.onHandOver((...handedOver) => void keptFor.push(handedOver));
    return tab;
  };
  return { openTab, keptFor, cookie: () => cookie };
}

describe('a session', () => {
  let jar: ReturnType<typeof browser>;
  let one: Session;
  let two: Session;
  beforeEach(() => {
    jar = browser();
    one = jar.openTab();
    two = jar.openTab();
  });

  test('that one tab begins is there in the other', () => {
    const changed = vi.fn();
    two.subscribe(changed);
    one.keep(ADA);
    expect(two.user()).toEqual(ADA);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(two.user()).toBe(two.user());
  });

  test('identity.024 that one tab ends leaves no cookie, and every tab forgets what it held of the customer', () => {
    one.keep(ADA);
    const forget = [vi.fn(), vi.fn()];
    one.onSignedOut(forget[0] ?? vi.fn());
    two.onSignedOut(forget[1] ?? vi.fn());
    two.drop();
    expect([one.user(), two.user(), jar.cookie()]).toEqual([null, null, '']);
    for (const each of forget) expect(each).toHaveBeenCalledTimes(1);
  });

  test('identity.024 that ends leaves no orders, wallet or profile in the answers that any tab keeps', () => {
    const client = createQueryClient(vi.fn());
    one.keep(ADA);
    forgetOnSignOut(client, two);
    for (const key of ['orders', 'wallet', 'me']) client.setQueryData([key], { of: 'Ada' });
    one.drop();
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test('what a browser keeps is handed over when a page opens, and when somebody comes or goes, by every tab', () => {
    expect(jar.keptFor.splice(0)).toEqual([[undefined], [undefined]]);
    one.keep(ADA);
    expect(jar.keptFor.splice(0)).toEqual([
      [ADA.id, undefined],
      [ADA.id, undefined],
    ]);
    one.change({ first_name: 'Adaeze' });
    expect(jar.keptFor).toEqual([]);
    jar.openTab();
    expect(jar.keptFor.splice(0)).toEqual([[ADA.id]]);
    two.end();
    expect(jar.keptFor).toEqual(Array.from({ length: 3 }, () => [undefined, ADA.id]));
  });

  test('a fresh token or another name is no goodbye; another customer is', () => {
    const forget = vi.fn();
    one.keep(ADA);
    one.onSignedOut(forget);
    one.change({ first_name: 'Adaeze' });
    expect(one.user()?.first_name).toBe('Adaeze');
    expect(forget).not.toHaveBeenCalled();
    one.keep({ ...ADA, id: 8 });
    expect(forget).toHaveBeenCalledTimes(1);
  });

  test('nothing is changed for nobody', () => {
    one.change({ first_name: 'Adaeze' });
    expect(jar.cookie()).toBe('');
  });

  test('identity.036 that can go on no more is cleared and asks for sign-in, in its own tab alone', () => {
    const asked = [vi.fn(), vi.fn()];
    one.onSignInAsked(asked[0] ?? vi.fn());
    two.onSignInAsked(asked[1] ?? vi.fn());
    one.keep(ADA);
    one.end();
    expect(two.user()).toBeNull();
    expect(asked.map((each) => each.mock.calls.length)).toEqual([1, 0]);
  });

  test.each([
    { id: ADA.id, goesOn: true },
    { id: ADA.id + 1, goesOn: false },
  ])('a customer who signs in again goes on; another one in their place does not ($goesOn)', async ({ id, goesOn }) => {
    one.keep(ADA);
    one.onSignInAsked(({ onEnd }) => {
      one.keep({ ...ADA, id });
      onEnd(true);
    });
    expect(await one.askToSignIn('Because.', ADA.id)).toBe(goesOn);
  });

  test('who asks while nobody can open sign-in goes on without', async () => {
    one.keep(ADA);
    expect(await one.askToSignIn('Because.', ADA.id)).toBe(false);
  });
});
