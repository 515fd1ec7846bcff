export { loadDemoCustomers } from './customers/load-demo-customers.ts';
export { type LoadOptions, loadDemo } from './load/load-demo.ts';
export { renderTiles } from './tiles/render-tiles.ts';
