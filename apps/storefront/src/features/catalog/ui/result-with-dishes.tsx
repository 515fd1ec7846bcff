import type { MatchedDish, SearchResult, Vendor } from '@jara/contract';
import { effectivePrice, takesOrders } from '@jara/domain/catalog';
import { firstSlot, slotStartText } from '@jara/domain/preorder';
import { Icon } from '@jara/ui/icon';
import { cartVendorOf } from '@/features/cart/server.ts';
import { closedText } from '@/features/opening/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { Picture } from '@/shared/ui/picture.tsx';
import { Price } from '@/shared/ui/price.tsx';
import { Rating } from '@/shared/ui/rating.tsx';
import { deliveryText, minutesText } from '../model/delivery-text.ts';
import { DietaryChips } from './dietary-chips.tsx';

type Props = SearchResult & { readonly index: number; readonly now: Date };

/** A vendor found for its dishes: small itself, so that the dishes are seen, each of which can be added from here. */
export function ResultWithDishes({ vendor, dishes, index, now }: Props) {
  const canAdd = takesOrders(vendor) || vendor.vendor_class.includes('preorder');
  return (
    <div
      data-result-vendor={JSON.stringify(cartVendorOf(vendor))}
      data-contact={vendor.support_contact}
      className="rounded-card border border-line p-3"
    >
      <VendorHead vendor={vendor} index={index} now={now} />
      <ul aria-label="Matching dishes" className="mt-2 divide-y divide-line border-line border-t">
        {dishes.map((dish) => (
          <li key={dish.id}>
            <ResultDish dish={dish} path={vendorHref(vendor)} canAdd={canAdd && dish.is_available} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type HeadProps = { readonly vendor: Vendor; readonly index: number; readonly now: Date };

function VendorHead({ vendor, index, now }: HeadProps) {
  const closed = closedText(vendor);
  const later = closed && firstSlot(vendor, now);
  const minutes = minutesText(vendor);
  return (
    <article data-picture="decoration" className="relative flex flex-wrap items-center gap-3">
      <Picture
        src={vendor.cover_url}
        alt=""
        width={96}
        height={54}
        widths={[256]}
        colour={vendor.image_colour}
        className={`h-14 w-20 shrink-0 rounded-small ${closed ? 'opacity-50 grayscale' : ''}`}
      />
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <h2 className="min-w-0 flex-1 basis-20 text-16">
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
          {closed && (
            <span className={`font-semibold ${later ? 'text-brand' : 'text-pepper'}`}>
              {later ? `Order for later · ${slotStartText(later)}` : closed} ·{' '}
            </span>
          )}
          {deliveryText(vendor)}
          {minutes && ` · ${minutes}`}
        </p>
      </div>
    </article>
  );
}

type DishProps = { readonly dish: MatchedDish; readonly path: string; readonly canAdd: boolean };

function ResultDish({ dish, path, canAdd }: DishProps) {
  return (
    <div data-picture="decoration" className="relative flex flex-wrap items-center gap-3 py-2">
      <Picture
        src={dish.image_url}
        alt=""
        width={64}
        height={64}
        widths={[128]}
        colour={dish.image_colour}
        className={`size-16 shrink-0 rounded-small ${dish.is_available ? '' : 'opacity-50 grayscale'}`}
      />
      <div className="min-w-0 flex-1 basis-24">
        <a
          href={`${path}?dish=${dish.id}`}
          {...tapped('component', 'dish', { menu_id: dish.id })}
          className="line-clamp-2 font-medium after:absolute after:inset-0 after:rounded-card"
        >
          {dish.name}
        </a>
        <p className="text-14">
          <Price amount={effectivePrice(dish)} was={dish.price} currency={dish.currency} />
          {!dish.is_available && <span className="text-pepper"> · Out of stock</span>}
        </p>
        <DietaryChips dish={dish} />
      </div>
      {canAdd && <AddButton dish={dish} />}
    </div>
  );
}

/** Heard by AddFromResult. One tap adds a plain dish; one with options opens its sheet. */
function AddButton({ dish }: { readonly dish: MatchedDish }) {
  return (
    <button
      type="button"
      data-needs-code=""
      data-result-dish={dish.id}
      data-name={dish.name}
      {...(dish.has_options && { 'data-has-options': '' })}
      aria-label={dish.has_options ? `Choose options for ${dish.name}` : `Add ${dish.name}`}
      className="noscript:hidden relative z-1 inline-flex size-11 shrink-0 items-center justify-center rounded-pill bg-brand text-brand-ink transition-transform active:scale-90 aria-busy:animate-breathe"
    >
      <Icon name="plus" className="size-5" />
    </button>
  );
}
