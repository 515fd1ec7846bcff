import type { Databases } from './databases.ts';
import type { Figure } from './figure.ts';
import type { Scope } from './scope.ts';

export type Tools = {
  /** Ends with the benchmark. */
  readonly scope: Scope;
  readonly databases: Databases;
  /** A data folder of this run alone. */
  readonly folder: string;
  readonly printLine: (line: string) => void;
};

export type Bench = (tools: Tools) => Promise<Figure[]>;
