import { analyticsEndpoints } from '@jara/contract';
import type { EventSessions } from '@jara/server/analytics';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function analyticsRoutes(app: FastifyInstance, sessions: EventSessions): void {
  serve(app, analyticsEndpoints, {
    openEventSession: ({ query, headers }, { origin }) =>
      sessions.open({ sessionId: query.sessionId, token: headers['x-session-token'] }, origin),
  });
}
