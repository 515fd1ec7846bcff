import type { LikedVendor } from '@jara/contract';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';

export function LikedRow({ vendors }: { readonly vendors: readonly LikedVendor[] }) {
  return (
    <section {...tracked('section', 'liked')} aria-labelledby="liked-row">
      <div className="flex h-6 items-center justify-between">
        <h2 id="liked-row" className="text-14">
          Liked
        </h2>
        <a
          href={`${BASE_PATH}/liked`}
          className="relative font-semibold text-14 text-brand after:absolute after:-inset-2.5"
        >
          See all
        </a>
      </div>
      <ul className="scroll-row gap-2 md:flex-nowrap md:overflow-x-auto">
        {vendors.map((vendor, index) => (
          <li key={vendor.id} className="shrink-0">
            <a
              href={vendorHref(vendor)}
              {...tapped('component', 'liked_vendor', { vendor_id: vendor.id, position: index + 1 })}
              className="flex max-w-52 items-center gap-2 rounded-pill border border-line bg-surface py-1 ps-1 pe-4 hover:bg-sunk"
            >
              <VendorLogo name={vendor.name} logo={vendor.logo_url} className="size-9 rounded-pill" />
              <span className="line-clamp-2 font-semibold text-14 leading-4">{vendor.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
