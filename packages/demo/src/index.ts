export { type LoadOptions, loadDemo } from './load/load-demo.ts';
export { renderTiles } from './tiles/render-tiles.ts';
