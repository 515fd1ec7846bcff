import type { Vendor } from '@jara/contract';
import { Icon } from '@jara/ui/icon';
import clsx from 'clsx';
import { tapped } from '@/shared/analytics/tracked.ts';

type Props = {
  readonly vendor: Pick<Vendor, 'id' | 'name' | 'liked_by_customer'>;
  readonly isOnPicture?: boolean;
};

/** Plain markup; of a page the same for everyone (ADR 14): LikeListener answers a tap, and shows what the customer likes. */
export const LikeButton = ({ vendor: { id, name, liked_by_customer }, isOnPicture = false }: Props) => (
  <button
    type="button"
    {...tapped('button', 'like', { vendor_id: id })}
    data-like={id}
    data-needs-code=""
    aria-label={`Like ${name}`}
    aria-pressed={liked_by_customer}
    className={clsx(
      'group/like noscript:hidden inline-flex size-11 items-center justify-center rounded-pill',
      isOnPicture ? 'absolute end-1 top-1 z-10' : 'border border-line bg-surface text-ink hover:bg-sunk',
    )}
  >
    <span
      className={clsx(isOnPicture && 'flex size-9 items-center justify-center rounded-pill bg-surface/90 text-ink')}
    >
      <Icon name="heart" className="size-5 group-aria-pressed/like:fill-current group-aria-pressed/like:text-pepper" />
    </span>
  </button>
);
