// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ADA = 7;
const BOLA = 8;

/** A page as it is opened, with what the browser and the tab have kept. */
async function openPage() {
  vi.resetModules();
  return (await import('./data-owner.ts')).setDataOwner;
}

const type = (words: string) => {
  localStorage.setItem('packageForm', words);
  sessionStorage.setItem('address_draft', words);
};
const kept = () => [localStorage.getItem('packageForm'), sessionStorage.getItem('address_draft')];

/** From here on they are read and take nothing more, until the returned function is called. */
function fillStorages(): () => void {
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) => {
    const storage = window[name];
    return vi.spyOn(window, name, 'get').mockReturnValue({
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    } as unknown as Storage);
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/store');
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('what a guest has begun goes on with the customer that they become, and ends with them', async () => {
  const setDataOwner = await openPage();
  type('Bola Ade');
  setDataOwner(undefined);
  setDataOwner(ADA);
  expect(kept()).toEqual(['Bola Ade', 'Bola Ade']);
  setDataOwner(undefined, ADA);
  expect(kept()).toEqual([null, null]);
});

test('a page that is opened again keeps what its customer has typed', async () => {
  (await openPage())(ADA);
  type('Bola Ade');
  (await openPage())(ADA);
  expect(kept()).toEqual(['Bola Ade', 'Bola Ade']);
});

test('a tab that wakes up late takes nothing from whoever came after its customer', async () => {
  const setDataOwner = await openPage();
  setDataOwner(ADA);
  type('Ada’s');
  // Another tab was faster, and somebody has begun anew there.
  localStorage.setItem('kept_for', 'guest');
  localStorage.setItem('packageForm', 'a guest’s');
  setDataOwner(undefined, ADA);
  expect(kept()).toEqual(['a guest’s', null]);
});

test('another customer finds nothing, and a first page of a guest writes nothing', async () => {
  const setDataOwner = await openPage();
  setDataOwner(undefined);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  setDataOwner(ADA);
  type('Ada’s');
  setDataOwner(BOLA, ADA);
  expect([...kept(), localStorage.getItem('kept_for')]).toEqual([null, null, '8']);
});

test('a storage that was cleared meanwhile, and so has forgotten whose it is, is forgotten all the same', async () => {
  const setDataOwner = await openPage();
  setDataOwner(ADA);
  localStorage.clear();
  sessionStorage.clear();
  type('Ada’s');
  setDataOwner(undefined, ADA);
  expect(kept()).toEqual([null, null]);
});

test('cart.047 where a full storage did not take whose it is, the page knows', async () => {
  const setDataOwner = await openPage();
  type('a guest’s');
  const empty = fillStorages();
  setDataOwner(ADA);
  empty();
  setDataOwner(undefined, ADA);
  expect(kept()).toEqual([null, null]);
});

test('cart.047 what a full storage did not take of a customer goes with them', async () => {
  const setDataOwner = await openPage();
  setDataOwner(ADA);
  const { storedText } = await import('./storage.ts');
  const form = storedText('packageForm');
  const empty = fillStorages();
  form.write('Ada’s');
  empty();
  expect([form.read(), localStorage.getItem('packageForm')]).toEqual(['Ada’s', null]);
  setDataOwner(undefined, ADA);
  expect(form.read()).toBeNull();
});

test('cart.047 without any storage the address and the kept pages go all the same', async () => {
  const deleted = vi.fn(async (_cache: string) => true);
  vi.stubGlobal('caches', { delete: deleted });
  document.cookie = 'place=lagos@6.6018,3.3515; Path=/store';
  const refuse = () => {
    throw new Error('Refused');
  };
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(refuse);
  const setDataOwner = await openPage();
  setDataOwner(ADA);
  setDataOwner(undefined, ADA);
  vi.restoreAllMocks();
  expect(deleted.mock.calls.flat()).toEqual(['pages', 'order-pages']);
  expect(document.cookie).toMatch(/place=lagos(?:;|$)/);
});

test('whatever shows what was kept is told that it is gone', async () => {
  const setDataOwner = await openPage();
  setDataOwner(ADA);
  const told = vi.fn();
  window.addEventListener('storage', told);
  setDataOwner(undefined, ADA);
  window.removeEventListener('storage', told);
  expect(told).toHaveBeenCalled();
});
