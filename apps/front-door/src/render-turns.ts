import { hash } from 'node:crypto';
import { createFairQueue, type Keys, lineOfAddress } from '@jara/fair-queue';
import type { FastifyRequest } from 'fastify';

const LONGEST_WAIT_SECONDS = 10;

/** ADR 34: the storefront renders on one core. While one page is computed, others wait for the API. */
export const createRenderTurns = () =>
  createFairQueue({ atOnce: 4, perLine: 300, inAll: 1_200, longestWaitMs: LONGEST_WAIT_SECONDS * 1_000 });

/** Once a line is full: by then all who stand in it have had their turn, or have gone. */
export const LINE_MOVED_ON_SECONDS = String(LONGEST_WAIT_SECONDS);

/** Within an address, which thousands of phones may share, browsers take turns as far as their cookies tell them apart. */
export const lineOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Keys => [
  ...lineOfAddress(ip),
  hash('sha256', headers.cookie ?? ''),
];
