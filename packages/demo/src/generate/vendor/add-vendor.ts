import type { Area, City } from '../../content/cities/city.ts';
import { STREETS } from '../../content/names.ts';
import { VENDOR_CATEGORIES } from '../../content/vendor-categories.ts';
import type { DemoRows, Row } from '../../rows.ts';
import { BACKGROUNDS } from '../../tiles/backgrounds.ts';
import { coverPath, logoPath, mediaUrl } from '../../tiles/tile-path.ts';
import { type Random, randomOf } from '../random.ts';
import { hoursOf, preorderOf } from './hours.ts';
import { nameVendor } from './name.ts';
import type { VendorPlace } from './place.ts';
import { spread } from './spread.ts';
import { termsOf } from './terms.ts';

/** About 900 m each way: near the area's middle, and no two vendors on one spot. */
const REACH = 0.008;

function addressRow(id: number, city_id: number, city: City, [area, latitude, longitude]: Area, random: Random) {
  const near = (middle: number) => Number((middle + (random.next() * 2 - 1) * REACH).toFixed(5));
  const street = `${random.between(1, 148)} ${random.pick(STREETS[city.country])}`;
  return {
    id,
    city_id,
    pretty_name: `${street}, ${area}, ${city.name}`,
    latitude: near(latitude),
    longitude: near(longitude),
  };
}

/** One vendor in twelve was called something else before. */
const EVERY_TWELFTH = 12;

/** Adds a vendor with its address and categories. `taken` holds the slugs so far and grows by this vendor's. */
export function addVendor(rows: DemoRows, id: number, place: VendorPlace, taken: Set<string>): Row<'vendor'> {
  const { city, city_id, kind, kindName, ordinal, rank } = place;
  const random = randomOf('vendor', id);
  const area = random.pick(city.areas);
  const { name, slug } = nameVendor(kind, city, area, random, taken);
  const terms = termsOf(place, random);
  const takesPreorders = terms.vendor_class.includes('preorder');
  const available_hours = hoursOf(kind, takesPreorders, spread('hours', city, ordinal), random);
  const ground = random.pick(kind.covers);

  // An address belongs to one vendor, so they share their number.
  rows.address.push(addressRow(id, city_id, city, area, random));
  const vendor: Row<'vendor'> = {
    id,
    name,
    slug,
    address_id: id,
    city_id,
    location: area[0],
    vendor_type: kind.type,
    description: random.pick(kind.descriptions),
    support_contact: `${slug}@vendors.jara.example`,
    logo_url: mediaUrl(logoPath(kindName)),
    cover_url: mediaUrl(coverPath(kindName, ground)),
    image_colour: BACKGROUNDS[ground].colour,
    rank,
    ...{ commission_percent: null, accept_minutes: 20, accepts_by_itself: false },
    ...{ busy_minutes: 0, busy_until: null, paused_until: null },
    ...terms,
    available_hours,
    preorder_configuration: takesPreorders ? preorderOf(available_hours, random) : null,
  };
  rows.vendor.push(vendor);

  for (const category of kind.categories) {
    const at = VENDOR_CATEGORIES.findIndex((known) => known.slug === category);
    rows.vendor_in_category.push({ vendor_id: id, vendor_category_id: at + 1 });
  }
  const former = `${slug}-${city.slug}`;
  if (id % EVERY_TWELFTH === 0 && !taken.has(former)) {
    taken.add(former);
    rows.former_vendor_slug.push({ slug: former, vendor_id: id });
  }
  return vendor;
}
