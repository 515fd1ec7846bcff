import type { Vendor } from '@jara/contract';
import { firstSlot, slotStartText } from '@jara/domain/preorder';
import { closedText } from '@/features/opening/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { Picture } from '@/shared/ui/picture.tsx';
import { Rating } from '@/shared/ui/rating.tsx';
import { deliveryText, minutesText } from '../model/delivery-text.ts';
import { LikeButton } from './like-button.tsx';
import { VendorBadges } from './vendor-badges.tsx';

type Props = { readonly vendor: Vendor; readonly index: number; readonly now: Date };

export function VendorCard({ vendor, index, now }: Props) {
  const closed = closedText(vendor);
  const later = closed && firstSlot(vendor, now);
  const minutes = minutesText(vendor);
  return (
    <article className="group relative">
      <div data-picture="" className="relative aspect-[2/1] overflow-hidden rounded-card bg-sunk md:aspect-video">
        <Picture
          src={vendor.cover_url}
          alt=""
          width={640}
          height={360}
          sizes="(max-width: 767px) 66vw, (max-width: 1023px) 50vw, (max-width: 1279px) 36vw, 320px"
          // On a phone two thirds of its width: with two or three dots to a pixel nobody sees the rest, and all pay for it.
          widths={[384, 640, 750, 1080]}
          colour={vendor.image_colour}
          isFirst={index === 0}
          className={`size-full transition-transform group-hover:scale-[1.02] ${closed ? 'opacity-50 grayscale' : ''}`}
        />
        <VendorBadges vendor={vendor} />
        {closed && (
          <p
            className={`absolute bottom-2 left-2 rounded-pill kept:hidden bg-surface px-3 py-1 text-14 font-semibold ${later ? 'text-brand' : 'text-pepper'}`}
          >
            {later ? `Order for later · ${slotStartText(later)}` : closed}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-3">
        <h2 className="min-w-0 flex-1 basis-40 text-18">
          <a
            href={vendorHref(vendor)}
            {...tapped('component', 'vendor', { vendor_id: vendor.id, position: index + 1 })}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {vendor.name}
          </a>
        </h2>
        <Rating value={vendor.average_rating} count={vendor.rating_count} />
      </div>
      <p className="text-14 text-ink-soft">
        {deliveryText(vendor)}
        {minutes && <span className="kept:hidden">{` · ${minutes}`}</span>}
        {` · ${vendor.location}`}
      </p>
      {vendor.discount_text && <p className="text-14 font-semibold text-brand">{vendor.discount_text}</p>}
      <LikeButton vendor={vendor} isOnPicture />
    </article>
  );
}
