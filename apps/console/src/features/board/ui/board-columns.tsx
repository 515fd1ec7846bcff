import type { BoardOrder } from '@jara/contract';
import { BOARD_COLUMNS, type BoardColumn } from '@jara/domain/order';
import { useIsMobile } from '@jara/ui/browser/mobile';
import { type KeyboardEvent, useState } from 'react';
import type { Columns } from '../model/shown-order.ts';
import type { Unseen } from '../model/unseen-orders.ts';
import { type CardDialog, OrderCard } from './order-card.tsx';

type Props = {
  readonly columns: Columns;
  readonly deliversItself: boolean;
  readonly unseen: Unseen;
  /** Something done to them waits for the network. */
  readonly withoutLine: ReadonlySet<number>;
  readonly onOpen: (dialog: CardDialog, order: BoardOrder) => void;
};

const TITLE = { new: 'New', making: 'Being made', ready: 'Ready', gone: 'Gone' } as const satisfies Record<
  BoardColumn,
  string
>;
const EMPTY = {
  new: 'No new orders.',
  making: 'Nothing is being made.',
  ready: 'Nothing is ready.',
  gone: 'Nothing has left in the last two hours.',
} as const satisfies Record<BoardColumn, string>;

function Cards({ column, columns, unseen, withoutLine, ...rest }: Props & { readonly column: BoardColumn }) {
  const orders = columns[column];
  if (orders.length === 0) return <p className="py-6 text-center text-ink-soft">{EMPTY[column]}</p>;
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          isRinging={unseen.ringing.has(order.id)}
          isAccepted={unseen.accepted.has(order.id)}
          isWithoutLine={withoutLine.has(order.id)}
          {...rest}
        />
      ))}
    </div>
  );
}

/** As the tabs of packages/ui, without their weight: the arrows go round, Home and End to the ends. */
function tabByKey(from: BoardColumn, key: string): BoardColumn | undefined {
  const at = BOARD_COLUMNS.indexOf(from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : BOARD_COLUMNS.at(to % BOARD_COLUMNS.length);
}

/** Columns side by side, and what is gone where somebody asks; on a phone a tab for each. */
export function BoardColumns(props: Props) {
  const isMobile = useIsMobile();
  const [shown, setShown] = useState<BoardColumn>('new');
  const [isGoneShown, setIsGoneShown] = useState(false);
  const labelOf = (column: BoardColumn) => `${TITLE[column]} ${props.columns[column].length}`;
  if (isMobile) {
    const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const next = tabByKey(shown, event.key);
      if (next === undefined) return;
      event.preventDefault();
      setShown(next);
      document.getElementById(`tab-${next}`)?.focus();
    };
    return (
      <div className="grid grid-cols-1 gap-3">
        <div role="tablist" aria-label="Orders" onKeyDown={onKeyDown} className="grid grid-cols-4 border-line border-b">
          {BOARD_COLUMNS.map((column) => (
            <button
              key={column}
              type="button"
              role="tab"
              id={`tab-${column}`}
              aria-selected={column === shown}
              tabIndex={column === shown ? 0 : -1}
              aria-controls="column-shown"
              onClick={() => setShown(column)}
              className="min-h-12 border-transparent border-b-3 font-medium text-14 text-ink-soft tabular-nums leading-tight aria-selected:border-brand aria-selected:text-brand"
            >
              {labelOf(column)}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="column-shown" aria-labelledby={`tab-${shown}`}>
          {/* The tab names it; whoever goes by headings finds the cards beneath one. */}
          <h2 className="sr-only">{labelOf(shown)}</h2>
          <Cards column={shown} {...props} />
        </div>
      </div>
    );
  }
  return (
    <div
      className={`grid items-start gap-3 ${isGoneShown ? 'grid-cols-4' : 'grid-cols-[repeat(3,minmax(0,1fr))_auto]'}`}
    >
      {BOARD_COLUMNS.map((column) => (
        <section key={column} aria-labelledby={`column-${column}`} className="grid grid-cols-1 gap-3">
          <h2 id={`column-${column}`} className="text-18 tabular-nums">
            {column === 'gone' ? (
              <button
                type="button"
                aria-expanded={isGoneShown}
                onClick={() => setIsGoneShown(!isGoneShown)}
                className="-my-2 min-h-11 rounded-pill px-3 text-brand underline"
              >
                {labelOf(column)}
              </button>
            ) : (
              labelOf(column)
            )}
          </h2>
          {column === 'gone' && !isGoneShown ? null : <Cards column={column} {...props} />}
        </section>
      ))}
    </div>
  );
}
