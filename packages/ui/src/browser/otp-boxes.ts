/** One entry a box: a digit, or nothing. */
export type Code = readonly string[];
/** What the boxes hold after something was typed, and which of them is next. */
export type Typed = { readonly code: Code; readonly box: number };

/** A code of so many digits, with nothing in its boxes. */
export const emptyCode = (length: number): Code => Array.from({ length }, () => '');

export const isComplete = (code: Code) => code.every((digit) => digit !== '');

/** Spec §5: digits fill from the current box onward; what holds anything else is ignored whole. */
export function fillBoxes(code: Code, from: number, digits: string): Typed {
  if (!/^\d+$/.test(digits)) return { code, box: from };
  const filled = code.map((old, box) => digits[box - from] ?? old);
  return { code: filled, box: Math.min(from + digits.length, code.length - 1) };
}

/** `value` is what a box holds after an input event: the digit beside what was there, or a whole code by autofill. */
export function typeInBox(code: Code, box: number, value: string): Typed {
  const before = code[box] ?? '';
  if (value === '') return { code: code.with(box, ''), box };
  const isBesideIt = before !== '' && value.length === 2 && value.includes(before);
  return fillBoxes(code, box, isBesideIt ? value.replace(before, '') : value);
}

/** Backspace empties the box, or the one before it if there is nothing to empty. */
export function eraseBox(code: Code, box: number): Typed {
  const emptied = code[box] === '' ? Math.max(0, box - 1) : box;
  return { code: code.with(emptied, ''), box: emptied };
}
