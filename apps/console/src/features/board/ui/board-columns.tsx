import { BOARD_COLUMNS } from '@jara/domain/order';
import { useIsMobile } from '@jara/ui/browser/mobile';
import { lazy, Suspense, useState } from 'react';
import { type BoardProps, Cards, labelOf } from './board-cards.tsx';

const BoardTabs = lazy(async () => ({ default: (await import('./board-tabs.tsx')).BoardTabs }));

/** Columns side by side, and what is gone where somebody asks; on a phone a tab for each. */
export function BoardColumns(props: BoardProps) {
  const isMobile = useIsMobile();
  const [isGoneShown, setIsGoneShown] = useState(false);
  if (isMobile)
    return (
      <Suspense>
        <BoardTabs {...props} />
      </Suspense>
    );
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
                {labelOf(column, props.columns)}
              </button>
            ) : (
              labelOf(column, props.columns)
            )}
          </h2>
          {column === 'gone' && !isGoneShown ? null : <Cards column={column} {...props} />}
        </section>
      ))}
    </div>
  );
}
