import type { Vendor } from '@jara/contract';
import { takesOrders } from '@jara/domain/catalog';

/** What sets a vendor apart, on its picture. */
export function VendorBadges({ vendor }: { readonly vendor: Vendor }) {
  const badges = [
    vendor.is_chowpass_vendor && { words: 'Chowpass', look: 'bg-sun text-[#1c1917]' },
    vendor.vendor_class.includes('preorder') &&
      !(takesOrders(vendor) && vendor.vendor_class.includes('instant')) && {
        words: 'Pre-order',
        look: 'bg-surface text-ink',
      },
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <ul className="absolute left-2 top-2 flex gap-2">
      {badges.map(({ words, look }) => (
        <li key={words} className={`rounded-pill px-3 py-1 text-12 font-semibold ${look}`}>
          {words}
        </li>
      ))}
    </ul>
  );
}
