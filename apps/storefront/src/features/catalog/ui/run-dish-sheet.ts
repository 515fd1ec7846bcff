/** Fetched with its code, which runs when this is called: on a slow phone that takes longer than an idle moment. */
// biome-ignore lint/style/noCommonJs: the one way to have code in a file and not run it.
export const run = () => require('./dish-sheet.tsx') as typeof import('./dish-sheet.tsx');
