export { closedWords, hoursToday, nextOpening, nextOpeningInShort } from './model/opening-words.ts';
