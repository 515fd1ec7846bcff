import type { Refusal } from '../../outcome.ts';
import { refuse } from '../../outcome.ts';

type Versioned = { readonly version: number };
type Edit = Versioned & Readonly<Record<string, unknown>>;

/** What is named of a part. */
type Changes<Given> = { [Name in Exclude<keyof Given, 'version'>]?: Exclude<Given[Name], undefined> };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What an edit changes of a part as it is now. It was made from what stood there at its version: after another edit it is
 * refused, unless all that it names is so already, as when an answer was lost and it is sent again.
 */
export function changesOf<Given extends Edit>(
  now: Versioned & { readonly [Name in keyof Given]?: unknown },
  edit: Given,
): Changes<Given> | Refusal<'EDITED_MEANWHILE'> {
  const { version, ...named } = edit;
  const entries = Object.entries(named).filter(([name, value]) => value !== undefined && !isSame(now[name], value));
  if (entries.length > 0 && version !== now.version) return refuse('EDITED_MEANWHILE');
  return Object.fromEntries(entries) as Changes<Given>;
}

export const isRefused = (changes: object): changes is Refusal<'EDITED_MEANWHILE'> =>
  'ok' in changes && changes.ok === false;
