/** Vendors are numbered within their city. */
export type Places = Uint16Array | Uint32Array;

/** What one typed word stands for: how well it fits each vendor, and the words that may be meant. */
export type ReadWord = {
  readonly typed: string;
  /** By the vendor's place; zero where it does not fit. */
  readonly fit: Uint8Array;
  /** The places of the vendors that it fits. */
  readonly places: Places;
  readonly meant: ReadonlySet<string>;
  /** Those of them that are the whole word, and not its beginning. */
  readonly surely: ReadonlySet<string>;
  /** Whether it asks for something that must be declared of a dish, or may once it is typed to its end. */
  readonly isDietary: boolean;
  readonly mayBeDietary: boolean;
  /** The numbers of the dish names that it is in. */
  readonly dishNames: readonly number[];
  /** The word it was taken for, when nobody in the city uses the one that was typed. */
  readonly correction: string | undefined;
};
