import { BOARD_COLUMNS, type BoardColumn } from '@jara/domain/order';
import { type KeyboardEvent, useState } from 'react';
import { type BoardProps, Cards, labelOf } from './board-cards.tsx';

/** As the tabs of packages/ui, without their weight: the arrows go round, Home and End to the ends. */
function tabByKey(from: BoardColumn, key: string): BoardColumn | undefined {
  const at = BOARD_COLUMNS.indexOf(from);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : BOARD_COLUMNS.at(to % BOARD_COLUMNS.length);
}

/** The columns of a phone: a tab for each. */
export function BoardTabs(props: BoardProps) {
  const [shown, setShown] = useState<BoardColumn>('new');
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
            {labelOf(column, props.columns)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="column-shown" aria-labelledby={`tab-${shown}`}>
        {/* The tab names it; whoever goes by headings finds the cards beneath one. */}
        <h2 className="sr-only">{labelOf(shown, props.columns)}</h2>
        <Cards column={shown} {...props} />
      </div>
    </div>
  );
}
