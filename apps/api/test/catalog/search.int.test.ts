import { buildCatalog } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

let now = new Date('2026-11-15T12:30:00Z');
const api = startApi({ now: () => now });

type Result = { vendor: { id: number; name: string }; dishes: { name: string }[] };

const CLOSED = { available_hours: { default: { opening: 1800, closing: 2200 } } };
let build: ReturnType<typeof buildCatalog>;
let lagos: number;

async function search(query: string, rest = '') {
  const reply = await api.app.inject(`/customer/search?query=${encodeURIComponent(query)}&city=lagos${rest}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data as { results: Result[]; total: number; corrections: object[] };
}
const found = async (query: string, rest = '') => (await search(query, rest)).results.map(({ vendor }) => vendor.name);

beforeAll(async () => {
  build = buildCatalog(api.database.openOwner());
  ({ id: lagos } = await build.city({ slug: 'lagos' }));
  const addVendor = async (name: string, rank: number, dishes: string[], rest: object = {}) => {
    const vendor = await build.vendor({ city_id: lagos, name, rank, ...rest });
    const category = await build.category(vendor.id);
    for (const dish of dishes)
      await build.dish({ vendor_id: vendor.id, menu_category_id: category.id }, { name: dish });
    return vendor;
  };
  await addVendor('Closed Jollof House', 1, ['Jollof rice'], CLOSED);
  await addVendor('Mama Put', 2, ['Party Jollof Rice', 'Fried rice', 'Ẹ̀fọ́ rírò']);
  await addVendor('Wrap It', 3, ['Chicken shawarma', 'Beef shawarma', 'Double shawarma', 'Shawarma fries']);
  const grill = await addVendor('Grill Yard', 4, ['Suya']);
  await build.inCategory(grill.id, { slug: 'grills', name: 'Grills and barbecue', type_group: 'restaurant' });
  await addVendor('Hidden Jollof', 5, ['Jollof'], { custom_tag: 'explore' });
  const elsewhere = await build.city({ slug: 'abuja' });
  await build.vendor({ city_id: elsewhere.id, name: 'Jollof of Abuja' });
});

describe('search', () => {
  test('catalog.035 covers vendor names, categories and dishes', async () => {
    expect(await found('mama')).toEqual(['Mama Put']);
    expect(await found('barbecue')).toEqual(['Grill Yard']);
    expect(await found('suya')).toEqual(['Grill Yard']);
  });

  test('catalog.035 forgives typos, accents and word order', async () => {
    expect(await found('jolof')).toContain('Mama Put');
    expect((await search('jolof')).corrections).toEqual([{ typed: 'jolof', read_as: 'jollof' }]);
    expect(await found('shawama')).toEqual(['Wrap It']);
    expect(await found('efo riro')).toEqual(['Mama Put']);
    expect(await found('EFỌ́')).toEqual(['Mama Put']);
    expect(await found('rice party jollof')).toEqual(['Mama Put']);
  });

  test('every misspelt word is corrected by itself', async () => {
    expect(await search('jolof rce')).toMatchObject({
      has_all_words: true,
      corrections: [
        { typed: 'jolof', read_as: 'jollof' },
        { typed: 'rce', read_as: 'rice' },
      ],
    });
    expect(await found('jolof rce')).toEqual(['Mama Put', 'Closed Jollof House']);
    expect(await found('chikin shawama')).toEqual(['Wrap It']);
  });

  test('where no vendor has all the words, those with the most of them are found, and it is said', async () => {
    expect(await search('jollof shawarma')).toMatchObject({ has_all_words: false, total: 3 });
    expect(await found('jollof zzqxv rice')).toEqual(['Mama Put', 'Closed Jollof House']);
    expect((await search('zzqxv party jollof')).results[0]?.dishes).toMatchObject([{ name: 'Party Jollof Rice' }]);
    expect(await found('jollof rice shawarma')).toEqual(['Mama Put', 'Closed Jollof House']);
    expect(await search('zzqxv')).toMatchObject({ has_all_words: true, results: [] });
    expect(await search('mama rice')).toMatchObject({ has_all_words: true, total: 1 });
  });

  test('a vendor’s name and its dishes may fit together', async () => {
    expect(await found('mama rice')).toEqual(['Mama Put']);
  });

  test('catalog.036 puts open vendors first and says which dishes matched, the closest first', async () => {
    const { results } = await search('jollof rice');
    expect(results.map(({ vendor }) => vendor.name)).toEqual(['Mama Put', 'Closed Jollof House']);
    expect(results[0]?.dishes.map(({ name }) => name)).toEqual(['Party Jollof Rice']);
    expect((await search('shawarma')).results[0]?.dishes).toHaveLength(3);
  });

  test('catalog.036 a dish that matched has its own values, and what can be had comes first', async () => {
    const { id } = await build.city({ slug: 'bakers-town' });
    const vendor = await build.vendor({ city_id: id, name: 'Oven' });
    const at = { vendor_id: vendor.id, menu_category_id: (await build.category(vendor.id)).id };
    const gone = await build.dish(at, { name: 'Meat pie', price: 90_000, is_available: false });
    const picture = { image_url: '/store/media/dish/pie.webp', image_colour: '#123456' };
    const declared = { dietary_tags: ['halal' as const], allergens: ['fish' as const], spicy: 1 };
    const own = { price: 80_000, discount_price: 70_000, ...picture, ...declared };
    const there = await build.dish(at, { name: 'Fish pie', ...own });
    await build.group(there, { minimum: 0, maximum: 1 }, [{ name: 'Sauce' }]);
    const dishes = async () => {
      const { data } = (await api.app.inject('/customer/search?query=pie&city=bakers-town')).json();
      return data?.results[0]?.dishes;
    };
    const { image_url, image_colour } = gone;
    const unsaid = { dietary_tags: null, allergens: null, spicy: null };
    await expect.poll(dishes).toEqual([
      { id: there.id, name: 'Fish pie', ...own, currency: 'NGN', is_available: true, has_options: true },
      {
        ...{ id: gone.id, name: 'Meat pie', price: 90_000, discount_price: null, currency: 'NGN', ...unsaid },
        ...{ image_url, image_colour, is_available: false, has_options: false },
      },
    ]);
  });

  test('catalog.036 what is called as was typed comes first, then what begins so, then all words in one dish', async () => {
    const { id: city_id } = await build.city({ slug: 'meant-town' });
    const add = async (name: string, rank: number, dishes: object[], rest: object = {}) => {
      const { id } = await build.vendor({ city_id, name, rank, ...rest });
      const at = { vendor_id: id, menu_category_id: (await build.category(id)).id };
      for (const dish of dishes) await build.dish(at, dish);
    };
    const called = (...names: string[]) => names.map((name) => ({ name }));
    await add('Scattered', 1, called('Grilled fish', 'Yam chips'));
    await add('In one', 2, called('Chips with fried fish'));
    await add('Begins', 3, called('Fish and chips for two'));
    await add('Exact', 4, called('Fish stew', 'Fish and chips for four', 'Fish and chips'));
    await add('Asleep', 0, called('Fish and chips'), CLOSED);
    await add('Cedar Fish Yard', 9, called('Fried yam'));
    const ask = async (query: string) =>
      (await api.app.inject(`/customer/search?query=${encodeURIComponent(query)}&city=meant-town`)).json().data
        ?.results as Result[] | undefined;
    const order = async (query: string) => (await ask(query))?.map(({ vendor }) => vendor.name);
    const MEANT = ['Exact', 'Begins', 'In one', 'Scattered', 'Asleep'];
    await expect.poll(() => order('fish and chips')).toEqual(MEANT);
    for (const query of ['fish & chips', 'Fish N Chips', 'fish chipss'])
      expect(await order(query), query).toEqual(MEANT);
    // Who is itself called so comes before every dish.
    expect((await order('fish'))?.[0]).toBe('Cedar Fish Yard');
    expect((await ask('fish & chips'))?.[0]?.dishes.map(({ name }) => name)).toEqual([
      'Fish and chips',
      'Fish and chips for four',
    ]);
  });

  test('what vendors have declared is found, in the dish that was meant, and what they have not is left out', async () => {
    const { id: city_id } = await build.city({ slug: 'careful-town' });
    const add = async (name: string, dishes: object[]) => {
      const { id } = await build.vendor({ city_id, name });
      const at = { vendor_id: id, menu_category_id: (await build.category(id)).id };
      for (const dish of dishes) await build.dish(at, dish);
    };
    const plain = { dietary_tags: [], allergens: [] };
    await add('Sure', [
      { name: 'Jollof', dietary_tags: ['halal'], allergens: [] },
      { name: 'Groundnut stew', dietary_tags: ['halal', 'vegetarian'], allergens: ['nuts'] },
    ]);
    await add('Mixed', [
      { name: 'Jollof', ...plain },
      { name: 'Suya', dietary_tags: ['halal'], allergens: ['nuts'] },
    ]);
    await add('Silent', [{ name: 'Jollof' }, { name: 'Stew' }]);
    const ask = async (query: string) => {
      const { data } = (await api.app.inject(`/customer/search?query=${query}&city=careful-town`)).json();
      return (data?.results as Result[] | undefined)?.map(
        ({ vendor, dishes }) => `${vendor.name}: ${dishes.map(({ name }) => name).join(', ')}`,
      );
    };
    await expect.poll(() => ask('jollof')).toHaveLength(3);
    expect(await ask('halal jollof')).toEqual(['Sure: Jollof']);
    expect(await ask('vegetarian')).toEqual(['Sure: Groundnut stew']);
    expect(await ask('vegeterian stew')).toEqual(['Sure: Groundnut stew']);
    expect(await ask('without nuts')).toEqual(['Sure: Jollof', 'Mixed: Jollof']);
    expect(await ask('jollof no nuts')).toEqual(['Sure: Jollof', 'Mixed: Jollof']);
    expect(await ask('halal without nuts')).toEqual(['Sure: Jollof']);
    expect(await ask('halal mixed')).toEqual(['Mixed: Suya']);
    expect(await ask('vegetarian mixed')).toEqual([]);
  });

  test('what was found is not kept longer than the vendors of its city stay as they are', async () => {
    const vendor = await build.vendor({ city_id: lagos, name: 'Turncoat', is_temporarily_unavailable: false });
    const isPaused = async () => {
      const { results } = await search('turncoat');
      return results.map(
        (result) => (result.vendor as { is_temporarily_unavailable?: boolean }).is_temporarily_unavailable,
      );
    };
    await expect
      .poll(() => {
        now = new Date(now.getTime() + 60_000);
        return isPaused();
      })
      .toEqual([false]);
    // An answer that comes from memory has an etag.
    const etag = async () => (await api.app.inject('/customer/search?query=turncoat&city=lagos')).headers.etag;
    await expect.poll(etag).toBeDefined();
    const owner = api.database.openOwner();
    await owner.pool.query('update vendor set is_temporarily_unavailable = true where id = $1', [vendor.id]);
    // Within the same minute.
    await expect.poll(isPaused).toEqual([true]);
  });

  test('catalog.004 is narrowed by tag, type and category, alone and together, before it is counted', async () => {
    const { id: spiceTown } = await build.city({ slug: 'spice-town' });
    const at = 'query=spice&city=spice-town';
    const make = (name: string, rest: object) => build.vendor({ city_id: spiceTown, name: `Spice ${name}`, ...rest });
    await make('Slow', { rank: 1, delivery_minutes: 35 });
    await make('Quick', { rank: 2, delivery_minutes: 34 });
    const shop = await make('Shop', { rank: 3, vendor_type: 'supermarket', delivery_minutes: 59 });
    await build.inCategory(shop.id, { slug: 'groceries', name: 'Groceries', type_group: 'supermarket' });
    const among = async (narrowing: string) => {
      const { data } = (await api.app.inject(`/customer/search?${at}${narrowing}`)).json();
      expect(data.total).toBe(data.results.length);
      return (data.results as Result[]).map(({ vendor }) => vendor.name.replace('Spice ', ''));
    };
    await expect.poll(() => among('')).toEqual(['Slow', 'Quick', 'Shop']);
    expect(await among('&tag=under_35')).toEqual(['Quick']);
    expect(await among('&tag=under_60')).toEqual(['Slow', 'Quick', 'Shop']);
    expect(await among('&type=restaurant')).toEqual(['Slow', 'Quick']);
    expect(await among('&category=groceries')).toEqual(['Shop']);
    expect(await among('&tag=under_60&type=supermarket&category=groceries')).toEqual(['Shop']);
    expect(await among('&tag=under_35&category=groceries')).toEqual([]);
    expect(await among('&type=restaurant&category=groceries')).toEqual([]);
    for (const wrong of ['&tag=soon', '&category=../etc', '&type=bakery', '&open_now=true']) {
      expect((await api.app.inject(`/customer/search?${at}${wrong}`)).statusCode, wrong).toBe(400);
    }
  });

  test('catalog.029 goes on after a vendor', async () => {
    const { results, total } = await search('jollof');
    const [first, second] = results.map(({ vendor }) => vendor.id);
    expect([results.length, total]).toEqual([2, 2]);
    const after = await search('jollof', `&limit=1&after=${first}`);
    expect([after.results.map(({ vendor }) => vendor.name), after.total]).toEqual([['Closed Jollof House'], 2]);
    expect((await search('jollof', `&after=${second}`)).results).toEqual([]);
  });

  test('a word that is still being typed finds what begins with it', async () => {
    expect(await found('shaw')).toEqual(['Wrap It']);
  });

  test('stays in the chosen place, and leaves explorers out', async () => {
    expect(await found('jollof')).not.toContain('Jollof of Abuja');
    expect(await found('hidden')).toEqual([]);
  });

  test('quotes, backslashes and operators are words like any other', async () => {
    for (const query of ["o'clock", "jollof' | 'x", 'a\\b', '(rice) & !suya', 'rice:*', '%rice%', '🍚🍚 rice'])
      await search(query);
  });

  test.each(['', 'a', '%%', '***', 'a'.repeat(3_000), '%00%00ab'])(
    'a text without letters, or too short or long, is refused with a message: case %#',
    async (query) => {
      const reply = await api.app.inject(`/customer/search?query=${query}&city=lagos`);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  test('a new dish is found within a minute', async () => {
    expect(await found('pounded yam')).toEqual([]);
    const vendor = await build.vendor({ city_id: lagos, name: 'Newcomer' });
    const category = await build.category(vendor.id);
    await build.dish({ vendor_id: vendor.id, menu_category_id: category.id }, { name: 'Pounded yam' });
    now = new Date(now.getTime() + 60_000);
    await expect
      .poll(() => {
        now = new Date(now.getTime() + 60_000);
        return found('pounded yam');
      })
      .toEqual(['Newcomer']);
  });
});
