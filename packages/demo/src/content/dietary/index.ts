export { declaredOf } from './declared-of.ts';
