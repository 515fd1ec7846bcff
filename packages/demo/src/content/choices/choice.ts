/** Name, and what it adds in naira and in cedis. */
type Option = readonly [name: string, naira: number, cedis: number];

/** What a person decides about a dish: between `minimum` and `maximum` of the options. */
export type Choice = {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly options: readonly Option[];
  /** Without it the dish would be something else, so every vendor that has the dish asks. */
  readonly isPartOfTheDish?: true;
};
