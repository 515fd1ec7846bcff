import { vendorHoursEndpoints } from '@jara/contract';
import type { HoursEditing } from '@jara/server/menu';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function vendorHoursRoutes(app: FastifyInstance, hours: HoursEditing): void {
  serve(app, vendorHoursEndpoints, {
    getVendorHours: (_request, { staff }) => hours.read(staff.scope),
    editVendorHours: ({ body }, { staff }) => hours.edit(staff.scope, body),
    closeOnDay: ({ params }, { staff }) => hours.closeOnDay(staff.scope, params.day),
    openOnDay: ({ params }, { staff }) => hours.openOnDay(staff.scope, params.day),
  });
}
