export { searchText } from './search-text.ts';
