import { CURRENCY_OF_COUNTRY } from '@jara/contract';
import { CITIES } from '../content/cities/index.ts';
import { VENDOR_CATEGORIES } from '../content/vendor-categories.ts';
import { type DemoRows, noRows } from '../rows.ts';
import { countIds } from './ids.ts';
import { addMenu } from './menu/add-menu.ts';
import { addVendor } from './vendor/add-vendor.ts';
import { placeOf } from './vendor/place.ts';

const TIME_ZONES = { NG: 'Africa/Lagos', GH: 'Africa/Accra' } as const;

function addCitiesAndCategories(rows: DemoRows): void {
  CITIES.forEach(({ slug, name, state, country, latitude, longitude }, at) => {
    rows.city.push({
      id: at + 1,
      slug,
      display_name: name,
      state,
      country_code: country,
      currency: CURRENCY_OF_COUNTRY[country],
      time_zone: TIME_ZONES[country],
      latitude,
      longitude,
    });
  });
  VENDOR_CATEGORIES.forEach((category, at) => {
    rows.vendor_category.push({ id: at + 1, ...category });
  });
}

/**
 * The demo, a batch of vendors at a time, so that any number of them fits in memory. A batch refers only to itself and
 * to those before it, and the first vendors are the same however many follow.
 */
export function* demoBatches(vendors: number, vendorsInBatch = 250): Generator<DemoRows, void, void> {
  const ids = countIds();
  const slugs = new Set<string>();
  let rows = noRows();
  addCitiesAndCategories(rows);
  for (let number = 0; number < vendors; number += 1) {
    const place = placeOf(number);
    const { id } = addVendor(rows, number + 1, place, slugs);
    addMenu(rows, ids, id, place.kind, place.city.country);
    if (rows.vendor.length === vendorsInBatch) {
      yield rows;
      rows = noRows();
    }
  }
  if (rows.vendor.length > 0 || vendors === 0) yield rows;
}
