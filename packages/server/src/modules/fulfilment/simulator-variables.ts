import { z } from 'zod';

/** The worker simulates; the API says when what is simulated arrives. */
export const simulatorVariables = {
  /** Who plays vendors and riders: nobody, the simulator for orders whose note begins with 'demo:', or for all. */
  SIMULATOR: z.enum(['off', 'asked', 'all']).default('off'),
  /** 1: a delivery in about three minutes. */
  SIMULATOR_SPEED: z.coerce.number().min(0.1).max(1_000).default(1),
} as const;
