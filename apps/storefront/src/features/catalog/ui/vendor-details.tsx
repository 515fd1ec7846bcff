import type { Vendor } from '@jara/contract';
import { takesOrders } from '@jara/domain/catalog';
import { Icon } from '@jara/ui/icon';
import { hoursToday, nextOpening } from '@/features/opening/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ANY_TIME } from '../model/listing.ts';
import { CHOWPASS_IS } from '../model/vendor-filters.ts';

type Props = { readonly vendor: Vendor; readonly now: Date };

/** What few ask for: behind a line of its own on a phone, and in sight where there is room. */
export function VendorDetails({ vendor, now }: Props) {
  return (
    <details className="group open-when-wide">
      <summary
        {...tapped('button', 'more_about_vendor', { vendor_id: vendor.id })}
        // Its target reaches over what stands around it, so that the line takes no more room than its words.
        className="-my-2 flex min-h-11 w-fit cursor-pointer items-center gap-1 font-semibold text-14 text-brand [&::-webkit-details-marker]:hidden"
      >
        More about this place
        <Icon name="chevron" className="size-4 rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <div className="flex flex-col gap-2 pt-2 pb-3 text-14 md:flex-row md:flex-wrap md:items-center md:gap-x-6 md:pb-0">
        <p className="text-ink-soft md:w-full md:text-16">
          {vendor.description} {vendor.location}, {vendor.city}.
        </p>
        {vendor.is_chowpass_vendor && <p className="text-ink-soft md:w-full">{CHOWPASS_IS}</p>}
        <dl>
          <div className="flex gap-1">
            <dt className="text-ink-soft">Today</dt>
            <dd className="font-semibold tabular-nums">{hoursToday(vendor, now)}</dd>
          </div>
        </dl>
        {!takesOrders(vendor) && (
          <p>
            {nextOpening(vendor, now)} {/* A vendor that takes pre-orders accepts orders while closed. */}
            {!vendor.vendor_class.includes('preorder') && (
              <a href={BASE_PATH} className="font-semibold text-brand underline">
                See open restaurants
              </a>
            )}
          </p>
        )}
        {vendor.categories.length > 0 && (
          <ul aria-label="Categories" className="flex flex-wrap gap-2">
            {vendor.categories.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={`${BASE_PATH}?city=${vendor.city_slug}&tag=${ANY_TIME}&type=${vendor.vendor_type}&category=${slug}`}
                  className="inline-flex min-h-11 items-center rounded-pill bg-sunk px-3 hover:text-brand"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
