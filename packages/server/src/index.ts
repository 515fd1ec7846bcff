export { type Dependencies, type Outcome, type Refusal, refuse, Serialized, sentenceOf, succeed } from './outcome.ts';
export { type Secrets, secretsFrom } from './secrets.ts';
export { DeadlineExceeded } from './with-deadline.ts';
