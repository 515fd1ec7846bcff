import { useId } from 'react';

type Bar = {
  readonly label: string;
  /** Of the whole, 0 to 1. */
  readonly share: number;
  /** That of the bar above, drawn faintly: the difference is what was lost. */
  readonly shareBefore: number;
  readonly value: string;
  /** Below the bar. */
  readonly note: string;
};

type Props = { readonly title: string; readonly bars: readonly Bar[]; readonly axis: string };

const ROW = 68;
const BAR = { top: 22, height: 14 };
/** The last bar has no note, and so the axis comes closer. */
const AXIS = { up: 20, height: 40 };
/** The outer ones end with the chart, so that nothing reaches over its edges. */
const TICKS = [
  { tick: 0, anchor: 'start' },
  { tick: 0.25, anchor: 'middle' },
  { tick: 0.5, anchor: 'middle' },
  { tick: 0.75, anchor: 'middle' },
  { tick: 1, anchor: 'end' },
] as const;

const widthOf = (share: number) => `${share * 100}%`;

/**
 * Shares of a whole as horizontal bars. Widths are percentages and heights pixels: it fits every screen without being
 * measured, and its text keeps its size.
 */
export function BarChart({ title, bars, axis }: Props) {
  const id = useId();
  const bottom = bars.length * ROW - AXIS.up;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-words`}
      width="100%"
      height={bottom + AXIS.height}
      className="block overflow-visible"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-words`}>{bars.map(({ label, value }) => `${label}: ${value}`).join('; ')}</desc>
      {TICKS.map(({ tick, anchor }) => (
        <g key={tick} className="text-12">
          <line
            x1={`${tick * 100}%`}
            x2={`${tick * 100}%`}
            y1={BAR.top}
            y2={bottom}
            strokeDasharray="2 4"
            className="stroke-line"
          />
          <text x={`${tick * 100}%`} y={bottom + 16} textAnchor={anchor} className="fill-ink-soft tabular-nums">
            {tick * 100}%
          </text>
        </g>
      ))}
      <text x="50%" y={bottom + 34} textAnchor="middle" className="fill-ink-soft text-12">
        {axis}
      </text>
      {bars.map(({ label, share, shareBefore, value, note }, at) => (
        <g key={label} transform={`translate(0 ${at * ROW})`} className="text-14">
          <text y="14" className="fill-ink font-medium">
            {label}
          </text>
          <text x="100%" y="14" textAnchor="end" className="fill-ink font-semibold tabular-nums">
            {value}
          </text>
          <rect y={BAR.top} width="100%" height={BAR.height} rx="7" className="fill-sunk" />
          <rect y={BAR.top} width={widthOf(shareBefore)} height={BAR.height} rx="7" className="fill-brand/25" />
          <rect y={BAR.top} width={widthOf(share)} height={BAR.height} rx="7" className="fill-brand" />
          <text y="52" className="fill-ink-soft text-12 tabular-nums">
            {note}
          </text>
        </g>
      ))}
    </svg>
  );
}
