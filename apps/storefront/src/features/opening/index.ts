export { closedWords, hoursToday, nextOpening } from './model/opening-words.ts';
