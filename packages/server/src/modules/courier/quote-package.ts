import {
  type AvailableLocation,
  type CustomerAddress,
  type courierEndpoints,
  MOST_PACKAGE_WORTH,
  type PackageQuote,
  type ParsedRequestOf,
} from '@jara/contract';
import { wallClock } from '@jara/domain/catalog';
import { packageRoute, protectionFee, quotePackageFee } from '@jara/domain/courier';
import { surgeFactor } from '@jara/domain/pricing';
import type { Db } from '../../db/client.ts';
import type { QuotedWay } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findAddress, findAvailableLocations } from '../location/index.ts';
import { insertPackageFee, type NewFee, type StoredFee } from './package-fee.store.ts';
import { shownPackageQuote } from './shown-package-quote.ts';

export type QuoteBody = ParsedRequestOf<typeof courierEndpoints.quotePackage>['body'];
type Failure = (typeof courierEndpoints.quotePackage)['failures'][number];

/** Decisions §5. */
const QUOTED_FOR_MS = 15 * 60 * 1000;

type ToPrice = Pick<NewFee, 'customer_id' | 'way' | 'km' | 'worth'> & { readonly city: AvailableLocation };

/** What the way costs at this hour of its city. */
function priced({ city, ...asked }: ToPrice, now: Date): Outcome<NewFee, 'PACKAGE_WORTH_TOO_LARGE'> {
  const { currency, country_code: country } = city;
  if (asked.worth > MOST_PACKAGE_WORTH[currency]) return refuse('PACKAGE_WORTH_TOO_LARGE');
  const factor = surgeFactor(city.slug, wallClock(city.time_zone, now).time);
  const fee = quotePackageFee({ country, km: asked.km, factor });
  return succeed({
    ...asked,
    currency,
    original_delivery_amount: fee.original_delivery_amount,
    final_delivery_amount: fee.final_delivery_amount,
    delivery_price_factor: fee.delivery_price_factor,
    protection_amount: protectionFee(asked.worth),
    expires_at: new Date(now.getTime() + QUOTED_FOR_MS),
  });
}

const endOf = ({ id, pretty_name, coordinate }: CustomerAddress): QuotedWay['source'] => ({
  ...{ id, display_name: pretty_name, latitude: coordinate.y, longitude: coordinate.x },
});

/** Quotes what it costs to bring a package between two addresses of the customer, for a quarter of an hour. */
export async function quotePackage(
  db: Db,
  customer: number,
  { body, now }: { readonly body: QuoteBody; readonly now: Date },
): Promise<Outcome<PackageQuote, Failure>> {
  const source = await findAddress(db, customer, body.source_address.id);
  const destination = await findAddress(db, customer, body.destination_address.id);
  if (!source || !destination) return refuse('ADDRESS_NOT_FOUND');
  const found = packageRoute(source, destination, await findAvailableLocations(db));
  if (typeof found === 'string') return refuse(found);
  const { city, km } = found;
  const way = { source: endOf(source), destination: endOf(destination), city: city.slug };
  const fee = priced({ customer_id: customer, way, city, km, worth: body.estimated_order_amount }, now);
  return fee.ok ? succeed(shownPackageQuote(await insertPackageFee(db, fee.data))) : fee;
}

/** A new quote of a way that was quoted before. Null where its city is not served any more. */
export async function quotePackageAgain(
  db: Db,
  { customer_id, way, km }: StoredFee,
  { worth, now }: { readonly worth: number; readonly now: Date },
): Promise<Outcome<PackageQuote | null, 'PACKAGE_WORTH_TOO_LARGE'>> {
  const city = (await findAvailableLocations(db)).find(({ slug }) => slug === way.city);
  if (!city) return succeed(null);
  const fee = priced({ customer_id, way, city, km, worth }, now);
  return fee.ok ? succeed(shownPackageQuote(await insertPackageFee(db, fee.data))) : fee;
}
