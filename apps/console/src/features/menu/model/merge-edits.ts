type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was typed that is not as it was. */
export const changedOf = <Given extends Values>(before: Given, mine: Given): Partial<Given> =>
  Object.fromEntries(Object.entries(mine).filter(([name, value]) => !isSame(before[name], value))) as Partial<Given>;

/**
 * Somebody else has edited meanwhile. What is typed here stays, all else becomes as it is there; `both` are the fields that
 * both have changed, for a person to decide.
 */
export function mergeEdits<Given extends Values>(
  before: Given,
  mine: Given,
  theirs: Given,
): { readonly values: Given; readonly both: (keyof Given & string)[] } {
  const [own, other] = [changedOf(before, mine), changedOf(before, theirs)];
  const both = Object.keys(own).filter((name) => name in other && !isSame(own[name], other[name]));
  return { values: { ...theirs, ...own }, both };
}
