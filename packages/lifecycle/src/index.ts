export { answerHealth } from './answer-health.ts';
export { ANSWERED_BY_US } from './answered-by-us.ts';
export { givenVariables } from './given-variables.ts';
export { readVariables } from './read-variables.ts';
export { stopOnSignal } from './stop-on-signal.ts';
