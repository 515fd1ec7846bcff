import type { OrderSummary } from '@jara/contract';
import { Icon } from '@jara/ui/icon';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';

/** The vendor's; of a package, which has none, a package. */
export function OrderLogo({
  order: { class: kind, vendor },
}: {
  readonly order: Pick<OrderSummary, 'class' | 'vendor'>;
}) {
  if (kind !== 'package_delivery') return <VendorLogo name={vendor.name} logo={vendor.logo} />;
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-sunk text-brand">
      <Icon name="package" className="size-6" />
    </span>
  );
}
