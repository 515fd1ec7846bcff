import { trackingEndpoints } from '@jara/contract';
import type { TrackingService } from '@jara/server/order';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function trackingRoutes(app: FastifyInstance, tracking: TrackingService): void {
  serve(app, trackingEndpoints, {
    listActiveOrders: (_request, { customer }) => tracking.active(customer),
    getTimeline: ({ params }, { customer }) => tracking.timeline(customer, params.id),
    getDelivery: ({ params }, { customer }) => tracking.delivery(customer, params.id),
    trackOrder: ({ params }, { customer }) => tracking.track(customer, params.id),
    completeOrder: ({ params }, { customer }) => tracking.complete(customer, params.id),
  });
}
