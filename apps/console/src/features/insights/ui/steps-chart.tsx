import { count, type FunnelRow, percent } from '../model/rates.ts';
import { BarChart } from './bar-chart.tsx';

type Props<Step extends string> = {
  readonly title: string;
  readonly rows: readonly FunnelRow<Step>[];
  readonly words: Readonly<Record<Step, string>>;
  /** What the shares are of: 'visits'. */
  readonly whole: string;
};

const lossOf = ({ lost, lostShare }: FunnelRow<string>) =>
  lost === 0 ? '' : `${percent(lostShare)} left here (${count(lost)})`;

/** A funnel as bars: what each step has left of the first, and what it loses before the next. */
export function StepsChart<Step extends string>({ title, rows, words, whole }: Props<Step>) {
  const bars = rows.map((row, at) => ({
    label: words[row.step],
    share: row.share ?? 0,
    shareBefore: rows[at - 1]?.share ?? 0,
    value: `${count(row.sessions)} · ${percent(row.share)}`,
    note: lossOf(row),
  }));
  return <BarChart title={title} bars={bars} axis={`Share of ${whole}`} />;
}
