import { identityEndpoints, sessionEndpoints } from '@jara/contract';
import { succeed } from '@jara/server';
import type { Identity } from '@jara/server/identity';
import type { FastifyInstance } from 'fastify';
import { provenBy } from '../plugins/proven-by.ts';
import { serve } from '../plugins/serve-contract.ts';

export function identityRoutes(app: FastifyInstance, identity: Identity): void {
  const { profiles, thirdParties } = identity;
  serve(
    app,
    { ...identityEndpoints, ...sessionEndpoints },
    {
      login: ({ body, headers }, caller) => identity.login(body, provenBy(headers, caller)),
      async validateLoginOtp({ body, headers }, caller) {
        const signedIn = await identity.validateLogin(body, provenBy(headers, caller));
        if (!signedIn.ok) return signedIn;
        caller.refresh.set(signedIn.data.refresh);
        caller.device.set(signedIn.data.device);
        return { ...signedIn, data: signedIn.data.user };
      },
      resendOtp: ({ body, headers }, caller) => identity.resend(body.phone, body.type, provenBy(headers, caller)),
      async register({ body, headers }, caller) {
        const sent = await identity.register(body, provenBy(headers, caller));
        if (!sent.ok) return sent;
        const { registration, ...data } = sent.data;
        caller.registration.set(registration);
        return { ...sent, data };
      },
      async validateRegisterOtp({ body, headers }, caller) {
        const made = await identity.validateRegister(body, provenBy(headers, caller), caller.registration.value);
        if (made.ok) caller.registration.set(null);
        return made;
      },
      async refreshToken({ body }, { refresh }) {
        const pair = await identity.refresh(body.token, refresh.value);
        refresh.set(pair.ok ? pair.data.refresh : null);
        return pair.ok ? succeed({ token: pair.data.token }) : pair;
      },
      async logout(_request, { bearer, refresh }) {
        await identity.logout(bearer, refresh.value);
        refresh.set(null);
        return succeed(null, { message: 'You are signed out.' });
      },
      getMe: ({ query }, { customer }) => profiles.me(customer, query.currency),
      listCountries: () => identity.listCountries(),
      validatePhone: ({ body }) => identity.validatePhone(body.phone, body.country_code),
      updateProfile: ({ body }, caller) => profiles.update(caller.customer, body, caller),
      validateProfileOtp: ({ body }, caller) => profiles.confirmEmail(caller.customer, body, caller),
      verifyThirdPartyToken: ({ headers }) =>
        thirdParties.verify({
          token: headers['x-third-party-token'],
          service: headers['x-third-party-service'],
          transactionId: headers['x-third-party-transaction-id'],
        }),
      registerThirdPartyToken: ({ headers }) =>
        thirdParties.register({ token: headers['x-third-party-token'], service: headers['x-third-party-service'] }),
      async getSession({ query }, { refresh }) {
        const arrival = await identity.arrive(query.session_reference);
        if (!arrival.ok) return arrival;
        const { refresh: value, ...data } = arrival.data;
        refresh.set(value);
        return succeed(data);
      },
    },
  );
}
