import type { Vendor } from '@jara/contract';
import { takesOrders } from '@jara/domain/catalog';
import { firstSlot, slotStartText } from '@jara/domain/preorder';
import clsx from 'clsx';
import { nextOpeningInShort } from '@/features/opening/index.ts';
import { feeText, minutesText } from '../model/delivery-text.ts';

type Props = { readonly vendor: Vendor; readonly now: Date };

type Fact = {
  readonly name: string;
  readonly value: string;
  /** On a phone the value says it by itself. */
  readonly isPlain?: boolean;
  /** What a phone adds to a value without its name, as the list does: '₦700.00 delivery'. */
  readonly unit?: string;
  /** A phone's line has no room for it; the list and the cart say it. */
  readonly isWide?: boolean;
  /** What can be done here now is something else than ordering at once. */
  readonly isNotice?: boolean;
  /** It holds now, so a page that was kept does not say it. */
  readonly isOfNow?: boolean;
};

const state = (value: string): Fact => ({ name: 'Now', value, isPlain: true, isOfNow: true });

function factsOf(vendor: Vendor, now: Date): Fact[] {
  const isOpen = takesOrders(vendor);
  const minutes = minutesText(vendor);
  const slot = minutes === undefined ? firstSlot(vendor, now) : undefined;
  const delivery = { name: 'Delivery', value: feeText(vendor) };
  if (slot)
    return [
      { name: 'Order for later', value: slotStartText(slot), isNotice: true, isOfNow: true },
      { ...delivery, isWide: true },
    ];
  if (!isOpen) return [state(nextOpeningInShort(vendor, now)), { ...delivery, isPlain: true, unit: 'delivery' }];
  const arrival = minutes === undefined ? [] : [{ name: 'Arrives in', value: minutes, isPlain: true, isOfNow: true }];
  return [state('Open'), delivery, ...arrival];
}

/** Whether one can order now, or when; the fee and the time. One line on a phone. */
export function VendorFacts({ vendor, now }: Props) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-1 text-14 md:mt-3 md:gap-x-8 md:gap-y-2">
      {factsOf(vendor, now).map(
        ({ name, value, isPlain = false, unit, isWide = false, isNotice = false, isOfNow = false }) => (
          <div
            key={name}
            className={clsx(
              'flex gap-x-1 max-md:not-first:before:content-["·"] kept:before:hidden md:block',
              isNotice && 'text-brand',
              isOfNow && 'kept:hidden',
              isWide && 'max-md:hidden',
            )}
          >
            <dt
              className={clsx('md:text-12', isPlain && 'max-md:sr-only', isNotice ? 'font-semibold' : 'text-ink-soft')}
            >
              {name}
              {isNotice && <span className="md:hidden"> ·</span>}
            </dt>
            <dd className="font-semibold tabular-nums">
              {value}
              {unit !== undefined && (
                <span aria-hidden="true" className="font-normal text-ink-soft md:hidden">
                  {' '}
                  {unit}
                </span>
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
