export { type Dependencies, type Outcome, refuse, succeed } from './outcome.ts';
