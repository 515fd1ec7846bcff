import type { Vendor } from '@jara/contract';
import { arrivalMinutes } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';
import { closedWords, hoursToday, nextOpening } from '@/features/opening/index.ts';
import { tracked } from '@/shared/analytics/tracked.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { Picture } from '@/shared/ui/picture.tsx';
import { Rating } from '@/shared/ui/rating.tsx';
import { LikeButton } from './like-button.tsx';
import { VendorBadges } from './vendor-badges.tsx';

type Props = { readonly vendor: Vendor; readonly now: Date };

/** Cover, name, rating, hours, fee and time at a glance. */
export function VendorHeader({ vendor, now }: Props) {
  const closed = closedWords(vendor);
  const minutes = arrivalMinutes(vendor);
  const fee = vendor.delivery_price === 0 ? 'Free' : formatMoney(vendor.delivery_price, vendor.currency);
  const facts = [
    ['Today', hoursToday(vendor, now)],
    ['Delivery', fee],
    ...(closed || minutes === undefined ? [] : [['Arrives in', `${minutes} mins`] as const]),
  ] as const;
  return (
    <header data-vendor={vendor.id}>
      <div className="relative -mx-4 overflow-hidden bg-sunk md:mx-0 md:rounded-card">
        <Picture
          src={vendor.cover_url}
          alt=""
          width={1200}
          height={400}
          sizes="(max-width: 1279px) 100vw, 1232px"
          widths={[640, 750, 1080, 1920]}
          colour={vendor.image_colour}
          isFirst
          className="aspect-[5/2] w-full md:aspect-[4/1]"
        />
        <VendorBadges vendor={vendor} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-28">{vendor.name}</h1>
        <Rating value={vendor.average_rating} count={vendor.rating_count} />
        {closed && <span className="rounded-pill bg-pepper px-3 py-1 font-semibold text-14 text-ground">{closed}</span>}
        <span className="ms-auto">
          <LikeButton vendor={vendor} />
        </span>
      </div>
      {closed && (
        <p className="mt-2 text-14">
          {nextOpening(vendor, now)} {/* A vendor that takes pre-orders accepts orders while closed. */}
          {!vendor.vendor_class.includes('preorder') && (
            <a href={BASE_PATH} className="font-semibold text-brand underline">
              See open restaurants
            </a>
          )}
        </p>
      )}
      <p className="mt-1 text-ink-soft">
        {vendor.description} {vendor.location}, {vendor.city}.
      </p>
      {vendor.categories.length > 0 && (
        <ul aria-label="Categories" className="mt-2 flex flex-wrap gap-2">
          {vendor.categories.map(({ slug, name }) => (
            <li key={slug}>
              <a
                href={`${BASE_PATH}?city=${vendor.city_slug}&tag=around_you&type=${vendor.vendor_type}&category=${slug}`}
                className="inline-flex min-h-11 items-center rounded-pill bg-sunk px-3 text-14 hover:text-brand"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-soft">{name}</dt>
            <dd className="font-semibold text-14 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {vendor.discount_text && (
        <p {...tracked('banner', 'discount', { vendor_id: vendor.id })} className="mt-3 font-semibold text-brand">
          {vendor.discount_text}
        </p>
      )}
    </header>
  );
}
