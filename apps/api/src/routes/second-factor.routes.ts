import { secondFactorEndpoints } from '@jara/contract';
import { succeed } from '@jara/server';
import type { Identity } from '@jara/server/identity';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

type Services = Pick<Identity, 'staff' | 'secondFactors'>;

export function secondFactorRoutes(app: FastifyInstance, { staff: signIn, secondFactors }: Services): void {
  serve(app, secondFactorEndpoints, {
    async passSecondFactor({ body }, { origin, staff_device, userAgent }) {
      const signedIn = await signIn.passSecondFactor(body, { origin, device: staff_device, userAgent });
      if (!signedIn.ok) return signedIn;
      const { device, ...data } = signedIn.data;
      staff_device.set(device);
      return succeed(data);
    },
    listSecondFactors: (_request, { staff, session }) => secondFactors.list(staff, session),
    startSecondFactor: (_request, { staff }) => secondFactors.start(staff),
    refreshSecondFactor: ({ body }, { staff, session }) => secondFactors.refresh(body, staff, session),
    startPasskey: (_request, { staff, session }) => secondFactors.startPasskey({ staff, session }),
    addPasskey: ({ body }, { staff, session, userAgent }) =>
      secondFactors.addPasskey(body, { staff, session, userAgent }),
    removePasskey: ({ params }, { staff }) => secondFactors.removePasskey(staff, params.id),
    startTotp: (_request, { staff, session }) => secondFactors.startTotp({ staff, session }),
    confirmTotp: ({ body }, { staff, session }) => secondFactors.confirmTotp(body.code, { staff, session }),
    removeTotp: (_request, { staff }) => secondFactors.removeTotp(staff),
    renewRecoveryCodes: (_request, { staff }) => secondFactors.renewRecoveryCodes(staff),
  });
}
