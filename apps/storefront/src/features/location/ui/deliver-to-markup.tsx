import { Icon } from '@jara/ui/icon';
import type { MouseEvent } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';

type Props = { readonly name: string; readonly onClick?: (event: MouseEvent) => void };

export const DeliverToMarkup = ({ name, onClick }: Props) => (
  <button
    type="button"
    {...tapped('button', 'delivery_address')}
    onClick={onClick}
    className="noscript:hidden mt-1 flex min-h-12 w-full items-center gap-2 rounded-card border border-line px-3 text-start font-semibold hover:bg-sunk"
  >
    <Icon name="home" className="size-5 text-brand" />
    <span className="min-w-0 flex-1 truncate">{name ? `Deliver to ${name}` : 'Deliver to an address'}</span>
    <Icon name="chevron" className="size-4" />
  </button>
);
