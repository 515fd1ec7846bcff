import type { Vendor } from '@jara/contract';
import { takesOrders } from '@jara/domain/catalog';
import type { ReactNode } from 'react';

type Props = {
  readonly vendor: Vendor;
  /** What it takes off, where that is not said elsewhere. */
  readonly discount?: ReactNode;
  readonly className?: string;
};

/** What sets a vendor apart, on its picture. */
export function VendorBadges({ vendor, discount, className = 'absolute left-2 top-2' }: Props) {
  const badges = [
    vendor.is_chowpass_vendor && { words: 'Chowpass', look: 'bg-sun text-[#1c1917]' },
    vendor.vendor_class.includes('preorder') &&
      !(takesOrders(vendor) && vendor.vendor_class.includes('instant')) && {
        words: 'Pre-order',
        look: 'bg-surface text-ink',
      },
    Boolean(discount) && { words: discount, look: 'bg-surface text-brand' },
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <ul className={`${className} flex gap-2`}>
      {badges.map(({ words, look }) => (
        <li key={look} className={`rounded-pill px-3 py-1 text-12 font-semibold ${look}`}>
          {words}
        </li>
      ))}
    </ul>
  );
}
