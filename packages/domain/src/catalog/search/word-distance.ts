// Three rows of the textbook's table are enough; they are used again, since a search compares thousands of words.
let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

function makeRoom(length: number): void {
  if (rows[0].length < length) rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/**
 * How many typing slips (a letter missing, extra, wrong, or two swapped) lie between two words;
 * any number above `most` when there are more than that.
 */
export function wordDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  makeRoom(b.length + 1);
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let smallest = row;
    let left = row;
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1);
      let slips = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      slips = Math.min(slips, (last[column] ?? 0) + 1, left + 1);
      const isSwap = row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other;
      if (isSwap) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = slips;
      left = slips;
      if (slips < smallest) smallest = slips;
    }
    if (smallest > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length] ?? 0;
}
