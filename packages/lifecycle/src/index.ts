export { answerHealth } from './answer-health.ts';
export { stopOnSignal } from './stop-on-signal.ts';
