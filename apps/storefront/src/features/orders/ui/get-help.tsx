import type { Order } from '@jara/contract';
import { tapped } from '@/shared/analytics/tracked.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';

type Props = {
  readonly order: Pick<Order, 'id' | 'vendor'>;
  /** Primary where it is what comes next. */
  readonly look?: 'primary' | 'secondary';
};

/** Spec §2: a mail to the vendor's support. */
export function GetHelp({ order: { id, vendor }, look = 'secondary' }: Props) {
  if (vendor.support_contact === null) return null;
  const subject = encodeURIComponent(`Order #${id}`);
  return (
    <ButtonLink
      look={look}
      {...tapped('button', 'get_help', { order_id: id })}
      wide
      className="mt-4"
      href={`mailto:${vendor.support_contact}?subject=${subject}`}
    >
      Get help
    </ButtonLink>
  );
}
