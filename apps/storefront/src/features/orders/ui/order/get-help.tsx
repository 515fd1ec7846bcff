import type { Order } from '@jara/contract';
import { ButtonLink } from '@jara/ui/button';
import { tapped } from '@/shared/analytics/tracked.ts';

type Props = { readonly order: Pick<Order, 'id' | 'vendor'> };

/** Spec §2: a mail to the vendor's support. */
function helpHref({ id, vendor }: Props['order']): string | undefined {
  const subject = encodeURIComponent(`Order #${id}`);
  return vendor.support_contact === null ? undefined : `mailto:${vendor.support_contact}?subject=${subject}`;
}

/** A sentence that may name Get help: it is a link there, too. */
export function WithHelp({ order, children: words }: Props & { readonly children: string }) {
  const href = helpHref(order);
  const [before, named, after] = words.split(/(‘?Get help’?)/);
  if (href === undefined || named === undefined) return words;
  return (
    <>
      {before}
      <a href={href} className="font-semibold text-brand underline">
        Get help
      </a>
      {after}
    </>
  );
}

type ButtonProps = Props & {
  /** Primary where it is what comes next. */
  readonly look?: 'primary' | 'secondary';
};

export function GetHelp({ order, look = 'secondary' }: ButtonProps) {
  const href = helpHref(order);
  if (href === undefined) return null;
  return (
    <ButtonLink look={look} {...tapped('button', 'get_help', { order_id: order.id })} wide className="mt-4" href={href}>
      Get help
    </ButtonLink>
  );
}
