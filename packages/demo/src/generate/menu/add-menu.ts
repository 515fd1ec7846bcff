import type { CountryCode } from '@jara/contract';
import { declaredOf } from '../../content/dietary/index.ts';
import type { VendorKind } from '../../content/kinds/index.ts';
import type { Dish } from '../../content/menu-section.ts';
import type { DemoRows } from '../../rows.ts';
import { BACKGROUNDS } from '../../tiles/backgrounds.ts';
import { PICTURES, type PictureName } from '../../tiles/pictures/index.ts';
import { dishTilePath, mediaUrl } from '../../tiles/tile-path.ts';
import type { Ids } from '../ids.ts';
import { discounted, priceAt } from '../money.ts';
import { randomOf } from '../random.ts';
import { chooseDishes } from './choose-dishes.ts';
import { stockContainers } from './containers.ts';
import { offerChoices } from './groups.ts';
import type { Shop } from './shop.ts';

const OUT_OF_STOCK = 0.06;
const DISCOUNTED = 0.125;
const DISCOUNTS = [10, 15, 20, 25, 30, 50];

/** One vendor in fifteen gives its cheapest thing away. */
const EVERY_FIFTEENTH = 15;

/** Adds the menu of one vendor: its categories, dishes, containers and choices. */
export function addMenu(rows: DemoRows, ids: Ids, vendor_id: number, kind: VendorKind, country: CountryCode): void {
  const random = randomOf('menu', vendor_id);
  const shop: Shop = { vendor_id, country, level: random.next() * 0.7, random, ids, rows };
  const addDish = dishesOf(shop);
  const first = rows.menu.length;
  chooseDishes(kind, country, random).forEach(({ title, dishes }, position) => {
    const id = ids.next('menu_category');
    rows.menu_category.push({ id, vendor_id, name: title, position });
    for (const dish of dishes) addDish(dish, id, rows.menu.length - first);
  });
  if (vendor_id % EVERY_FIFTEENTH === 0) {
    const cheapest = rows.menu.slice(first).reduce((least, item) => (item.price < least.price ? item : least));
    cheapest.discount_price = 0;
  }
}

/** Gives the function that adds one dish to the shop's menu. */
function dishesOf(shop: Shop) {
  const { country, ids, level, random, rows, vendor_id } = shop;
  const containerOf = stockContainers(shop);
  const groupOf = offerChoices(shop);
  const tileOf = alternateGrounds(shop);

  return (dish: Dish, menu_category_id: number, position: number): void => {
    const range = dish.prices[country];
    if (range === null) return;
    const id = ids.next('menu');
    const price = priceAt(range, level + random.next() * 0.3, country);
    rows.menu.push({
      id,
      vendor_id,
      menu_category_id,
      container_type_id: containerOf(dish.container),
      name: dish.name,
      description: dish.description,
      ...tileOf(dish.picture),
      price,
      discount_price: random.happens(DISCOUNTED) ? discounted(price, random.pick(DISCOUNTS), country) : null,
      price_description: dish.sold,
      is_available: !random.happens(OUT_OF_STOCK),
      ...declaredOf(dish.name),
      position,
    });
    const groups = dish.choices.map(groupOf).filter((group) => group !== null);
    groups.forEach((menu_group_id, at) => {
      rows.menu_in_group.push({ menu_id: id, menu_group_id, position: at });
    });
  };
}

/** The same picture twice in a menu stands on different backgrounds. */
function alternateGrounds({ random }: Shop) {
  const next = new Map<PictureName, number>();
  return (picture: PictureName) => {
    const { backgrounds } = PICTURES[picture];
    const turn = next.get(picture) ?? random.between(0, backgrounds.length - 1);
    next.set(picture, turn + 1);
    const ground = backgrounds[turn % backgrounds.length] ?? backgrounds[0];
    return { image_url: mediaUrl(dishTilePath(picture, ground)), image_colour: BACKGROUNDS[ground].colour };
  };
}
