import { FAILURES, type FailureCode, type FailureData, type FailureDataArgument } from '@jara/contract';

/** What an answer was made of; when one of these changes, a kept copy of the answer is dropped. */
export type Dependencies = {
  /** Tags as the database announces them: `vendor:12`, `menu:12`, `city:3`. */
  readonly tags: readonly string[];
  /** The next instant at which the clock alone changes the answer; undefined if it never does. */
  readonly until?: Date;
};

type Success<Data> = {
  readonly ok: true;
  readonly data: Data;
  readonly message?: string;
  readonly dependsOn?: Dependencies;
};

/** One for each code, so that a check of the code also tells the data. */
type Carried<Code extends FailureCode> = Code extends FailureCode
  ? FailureData<Code> extends undefined
    ? { readonly code: Code; readonly data?: undefined }
    : { readonly code: Code; readonly data: FailureData<Code> }
  : never;

/** The contract's table says which data a code carries; most carry none. */
export type Refusal<Code extends FailureCode> = {
  readonly ok: false;
  readonly code: Code;
  /** When it is worth trying again, where that is known: for the header, never the body. */
  readonly retryAfterSeconds?: number;
} & Carried<Code>;

/** An expected failure is a value; only bugs throw. */
export type Outcome<Data, Code extends FailureCode = never> = Success<Data> | Refusal<Code>;

/** Data that the contract has checked before and that are written already, in JSON. */
export class Serialized {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** With what it was made of, if it may be kept; with a sentence, if a person should read one. */
export const succeed = <Data>(data: Data, more?: Dependencies | { readonly message: string }): Success<Data> => {
  if (!more) return { ok: true, data };
  return 'message' in more ? { ok: true, data, message: more.message } : { ok: true, data, dependsOn: more };
};

export const refuse = <Code extends FailureCode>(code: Code, ...[data]: FailureDataArgument<Code>): Refusal<Code> =>
  ({ ok: false, code, ...(data && { data }) }) as unknown as Refusal<Code>;

/** What a person is told, where it is no answer of the API. */
export const sentenceOf = ({ code }: Pick<Refusal<FailureCode>, 'code'>): string => FAILURES[code].message;
