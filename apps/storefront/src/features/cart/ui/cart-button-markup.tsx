import { Icon } from '@jara/ui/icon';
import type { ComponentProps } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { BAR_ITEM } from '@/shared/ui/bottom-bar.tsx';

type Props = { readonly count: number } & Pick<
  ComponentProps<'button'>,
  'aria-busy' | 'onClick' | 'onPointerEnter' | 'onFocus'
>;

const nameOf = (count: number) => (count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`);

const attributesFor = ({ count, ...rest }: Props) =>
  ({
    type: 'button',
    ...tapped('button', 'cart'),
    'aria-haspopup': 'dialog',
    'aria-label': nameOf(count),
    ...rest,
  }) as const;

function Bag({ count }: { readonly count: number }) {
  return (
    <span className="relative">
      <Icon name="bag" className="size-6" />
      {count > 0 && (
        <span className="absolute -top-1.5 left-3.5 min-w-5 rounded-pill bg-brand px-1 text-center font-semibold text-12 text-brand-ink tabular-nums">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}

export const CartTabMarkup = (props: Props) => (
  <button {...attributesFor(props)} className={`w-full aria-busy:animate-breathe ${BAR_ITEM}`}>
    <Bag count={props.count} />
    Cart
  </button>
);

export const CartButtonMarkup = (props: Props) => (
  <button
    {...attributesFor(props)}
    className="aria-busy:animate-breathe noscript:hidden hidden size-11 shrink-0 items-center justify-center rounded-pill border border-line bg-surface text-brand hover:bg-sunk md:inline-flex"
  >
    <Bag count={props.count} />
  </button>
);
