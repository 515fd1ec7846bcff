/** E-mail addresses; tokens of three parts; ids of guests and sessions; phones and codes, however they are spaced. */
const PERSONAL = [
  /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g,
  /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g,
  /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
  /\+?\d(?:[\s-]?\d){5,}/g,
];

/** A text in which everything that looks like somebody's is left out. */
export const withoutPersonalData = (text: string): string =>
  PERSONAL.reduce((left, pattern) => left.replaceAll(pattern, '…'), text);
