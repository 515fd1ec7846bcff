/** The list with one of it a place up (-1) or down (1); the same where there is no such place. */
export function move<Item>(list: readonly Item[], index: number, by: -1 | 1): Item[] {
  const to = index + by;
  const moved = [...list];
  const [item, other] = [moved[index], moved[to]];
  if (item === undefined || other === undefined) return moved;
  moved[index] = other;
  moved[to] = item;
  return moved;
}
