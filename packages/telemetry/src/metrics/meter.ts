import type { CounterName, GaugeName, HistogramName, Labels } from './metric-table.ts';

/** Reads what stands now, whenever the metrics are asked for. */
export type GaugeReader = (
  set: <Name extends GaugeName>(name: Name, labels: Labels<Name>, value: number) => void,
) => void | Promise<void>;

export type Meter = {
  count<Name extends CounterName>(name: Name, labels: Labels<Name>, times: number): void;
  observe<Name extends HistogramName>(name: Name, labels: Labels<Name>, seconds: number): void;
  /** Gives what takes the reader away again. */
  read(reader: GaugeReader): () => void;
  readonly contentType: string;
  text(): Promise<string>;
};
