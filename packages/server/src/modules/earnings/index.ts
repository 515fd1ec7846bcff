export { createEarnings, type Earnings } from './earnings-service.ts';
