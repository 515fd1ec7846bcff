export { type Dependencies, type Outcome, refuse, succeed } from './outcome.ts';
export { type Secrets, secretsFrom } from './secrets.ts';
