import clsx from 'clsx';
import { useId } from 'react';
import { ticksBetween } from '../model/ticks.ts';

type ChartColumn = {
  readonly label: string;
  readonly value: number;
  /** In full, for a pointer and a screen reader. */
  readonly words: string;
};

type Props = {
  readonly title: string;
  readonly columns: readonly ChartColumn[];
  /** A value on the axis. */
  readonly tickOf: (value: number) => string;
  /** A value above its column, in four characters or five. */
  readonly labelOf: (value: number) => string;
  readonly axis: string;
  /** Every how many columns one is named below. */
  readonly labelEvery: number;
};

const TOP = 20;
const PLOT = 200;
const AXIS = 44;
/** Of a column's place, its own width; the rest is the gap. */
const FILLED = 0.72;

/** Values side by side. Widths are percentages and heights pixels, as in the bar chart; the axis stands in the margin. */
export function ColumnChart({ title, columns, tickOf, labelOf, axis, labelEvery }: Props) {
  const id = useId();
  const values = columns.map(({ value }) => value);
  const highest = Math.max(...values);
  const ticks = ticksBetween(Math.min(...values), highest);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const yOf = (value: number) => TOP + (PLOT * (top - value)) / (top - bottom);
  const xOf = (at: number) => `${(at / columns.length) * 100}%`;
  const peak = columns.findIndex(({ value }) => value === highest);
  return (
    <div className="ps-14">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-words`}
        width="100%"
        height={TOP + PLOT + AXIS}
        className="block overflow-visible text-12 tabular-nums"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-words`}>
          {columns
            .filter(({ value }) => value !== 0)
            .map(({ words }) => words)
            .join('; ')}
        </desc>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
            <text x="-8" y={yOf(tick) + 4} textAnchor="end" className="fill-ink-soft">
              {tickOf(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ label, value, words }, at) => (
          <g key={label} className="group">
            <title>{words}</title>
            <rect x={xOf(at)} y={TOP} width={xOf(1)} height={PLOT} className="fill-transparent group-hover:fill-sunk" />
            <rect
              x={xOf(at + (1 - FILLED) / 2)}
              y={yOf(Math.max(0, value))}
              width={xOf(FILLED)}
              height={Math.abs(yOf(0) - yOf(value))}
              rx="2"
              className={value < 0 ? 'fill-pepper' : 'fill-brand'}
            />
            {value !== 0 && (
              <text
                x={xOf(at + 0.5)}
                y={yOf(Math.max(0, value)) - 6}
                textAnchor="middle"
                className={clsx(
                  'fill-ink stroke-3 stroke-surface font-medium [paint-order:stroke]',
                  at !== peak && 'hidden lg:block',
                )}
              >
                {labelOf(value)}
              </text>
            )}
            {at % labelEvery === 0 && (
              <text x={xOf(at + 0.5)} y={TOP + PLOT + 18} textAnchor="middle" className="fill-ink-soft">
                {label}
              </text>
            )}
          </g>
        ))}
        <text x="50%" y={TOP + PLOT + 38} textAnchor="middle" className="fill-ink-soft">
          {axis}
        </text>
      </svg>
    </div>
  );
}
