/** What a file of figures holds: a line of titles, then one for each row. */
export type CsvLine = readonly (string | number)[];

/** A spreadsheet takes a text that begins so for a formula, and runs it. A number is none, also below zero. */
const FORMULA = /^(?!-?\d+(\.\d+)?$)[=+\-@\t\r]/;
/** Without it a spreadsheet reads '₦' in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

function field(value: string | number): string {
  const text = String(value).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As RFC 4180 has it. Texts of others, such as what was searched for, cannot become formulas. */
export const csvOf = (lines: readonly CsvLine[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
