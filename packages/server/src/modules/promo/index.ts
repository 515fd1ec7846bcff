export { createPromos, type Promos } from './promos.ts';
