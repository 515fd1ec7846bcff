import type { Vendor } from '@jara/contract';
import { closedText } from '@/features/opening/index.ts';
import { tracked } from '@/shared/analytics/tracked.ts';
import { Picture } from '@/shared/ui/picture.tsx';
import { Rating } from '@/shared/ui/rating.tsx';
import { LikeButton } from './like-button.tsx';
import { VendorBadges } from './vendor-badges.tsx';
import { VendorDetails } from './vendor-details.tsx';
import { VendorFacts } from './vendor-facts.tsx';

type Props = { readonly vendor: Vendor; readonly now: Date };

/** Cover, name, rating, fee and time at a glance. A phone has the name on the cover and folds the rest away. */
export function VendorHeader({ vendor, now }: Props) {
  const closed = closedText(vendor);
  const discount = vendor.discount_text && (
    <span {...tracked('banner', 'discount', { vendor_id: vendor.id })}>{vendor.discount_text}</span>
  );
  return (
    <header data-vendor={vendor.id}>
      <div data-picture="decoration" className="relative max-md:-mx-4 max-md:-mt-2">
        <Picture
          src={vendor.cover_url}
          alt=""
          width={1200}
          height={400}
          sizes="(max-width: 1279px) 100vw, 1232px"
          widths={[640, 750, 1080, 1920]}
          colour={vendor.image_colour}
          isFirst
          className="w-full max-md:absolute max-md:h-full md:aspect-[5/1] md:rounded-card"
        />
        <div className="max-md:relative max-md:flex max-md:min-h-22 max-md:flex-col max-md:bg-[linear-gradient(rgb(18_17_15/0.2),rgb(18_17_15/0.8)_45%)] max-md:px-4 max-md:py-2">
          <VendorBadges vendor={vendor} discount={discount} className="flex-wrap md:absolute md:top-2 md:left-2" />
          <div className="mt-auto flex flex-wrap items-end gap-x-3 md:mt-4 md:items-center">
            <div className="min-w-0 flex-1 basis-40 gap-x-3 max-md:[--ink-soft:#f5f1ea] max-md:[--ink:#ffffff] md:flex md:flex-wrap md:items-center">
              <h1 className="text-22 text-ink max-md:leading-6 md:text-28">{vendor.name}</h1>
              <p className="flex flex-wrap items-center gap-x-3 text-ink">
                <Rating value={vendor.average_rating} count={vendor.rating_count} />
                {closed && (
                  <span className="rounded-pill bg-pepper px-3 font-semibold text-14 text-ground md:py-1">
                    {closed}
                  </span>
                )}
              </p>
            </div>
            <LikeButton vendor={vendor} />
          </div>
        </div>
      </div>
      <VendorFacts vendor={vendor} now={now} />
      <VendorDetails vendor={vendor} now={now} />
    </header>
  );
}
