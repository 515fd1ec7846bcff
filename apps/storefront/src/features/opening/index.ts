export { closedText, hoursToday, nextOpening, nextOpeningInShort } from './model/opening-text.ts';
