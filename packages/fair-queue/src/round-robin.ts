type Keys = readonly string[];

/** Who waits, in lines by key, each of which may have lines within it; `lines` is in the order of their turns. */
export type Line<Item> = {
  readonly lines: Map<string, Line<Item>>;
  readonly items: Set<Item>;
  size: number;
};

export const emptyLine = <Item>(): Line<Item> => ({ lines: new Map(), items: new Set(), size: 0 });

export function addTo<Item>(line: Line<Item>, [key, ...within]: Keys, item: Item): void {
  line.size += 1;
  if (key === undefined) {
    line.items.add(item);
    return;
  }
  const own = line.lines.get(key) ?? emptyLine();
  line.lines.set(key, own);
  addTo(own, within, item);
}

/** Takes out what was added by the same keys. */
export function removeFrom<Item>(line: Line<Item>, [key, ...within]: Keys, item: Item): void {
  line.size -= 1;
  const own = key === undefined ? undefined : line.lines.get(key);
  if (key === undefined || !own) {
    line.items.delete(item);
    return;
  }
  removeFrom(own, within, item);
  if (own.size === 0) line.lines.delete(key);
}

/** Whose turn it is. The line that they stand in goes behind the others. */
export function nextIn<Item>({ lines, items }: Line<Item>): Item | undefined {
  const [first] = lines;
  if (!first) return items.values().next().value;
  const [key, line] = first;
  lines.delete(key);
  lines.set(key, line);
  return nextIn(line);
}

/** Of lines that are alike, the one whose turn is later. */
export function lastOfLongest<Item>({ lines, items }: Line<Item>): Item | undefined {
  let longest: Line<Item> | undefined;
  for (const line of lines.values()) if (line.size >= (longest?.size ?? 0)) longest = line;
  return longest ? lastOfLongest(longest) : [...items].at(-1);
}
