import { z } from 'zod';
import { type EndpointTable, staffRole } from './endpoint.ts';
import { id } from './ids.ts';
import { signedInStaff } from './second-factor.ts';

const demoMember = z.object({
  id,
  name: z.string(),
  role: staffRole,
  vendor: z.string().nullable(),
  phone: z.string(),
});
export type DemoMember = z.infer<typeof demoMember>;

/** Only where texts go to the sandbox, whose inbox everybody can read, and the demo's people are there. */
export const demoStaffEndpoints = {
  listDemoStaff: {
    method: 'GET',
    path: '/ops/demo/staff',
    summary: 'The staff of the demo. There is nothing here where texts reach phones.',
    data: z.object({ staff: z.array(demoMember).max(20) }),
    failures: ['ROUTE_NOT_FOUND'],
  },
  loginDemoStaff: {
    method: 'POST',
    path: '/ops/demo/login',
    summary: 'Signs in as one of the staff of the demo. There is nothing here where texts reach phones.',
    repeatable: 'Each call begins a session; of eleven the oldest ends.',
    body: z.strictObject({ staff_id: id }),
    data: signedInStaff,
    failures: ['ROUTE_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
