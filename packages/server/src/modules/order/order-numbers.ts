import { randomInt } from 'node:crypto';

const [FIRST, END] = [100_000_000, 1_000_000_000];

/** Decisions §1: nine digits drawn at random, so that two of them do not tell how many orders lie between. */
export const newOrderId = (): number => randomInt(FIRST, END);

/** What the customer says to whoever brings or hands over the order. */
export const newPin = (): string => String(randomInt(10_000)).padStart(4, '0');
