import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isBasicLogin, isBearerToken, issueToken } from '../payments/access-token.ts';
import { applyFaults, type Faults } from '../payments/faults.ts';
import { majorInText, text } from '../payments/fields.ts';
import { SANDBOX_KEY } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { servePrompts } from '../payments/prompt.routes.ts';
import { jsonOf, takeBodiesAsText } from '../raw-body.ts';
import { fateOf, requestOf } from './mtn-wire.ts';

/** The currency of each market; MTN's own sandbox takes euros. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['mtnghana', 'GHS'],
  ['mtnnigeria', 'NGN'],
  ['sandbox', 'EUR'],
]);

const Start = z.object({
  amount: majorInText,
  currency: z.string().regex(/^[A-Z]{3}$/),
  externalId: text,
  payer: z.object({ partyIdType: z.literal('MSISDN'), partyId: z.string().regex(/^\d{8,15}$/) }),
  payerMessage: text,
  payeeNote: text,
});
const Headers = z.object({ 'x-reference-id': z.uuidv4(), 'x-target-environment': text });

const refusal = (code: string, message: string) => ({ code, message });

export const serveMtn = (payments: Payments, faults: Faults, now: () => Date) => async (app: FastifyInstance) => {
  takeBodiesAsText(app);
  applyFaults(app, faults, 'mtn_momo');
  servePrompts(app, payments, {
    ...{ provider: 'mtn_momo', path: '/prompts', title: 'Mobile-money prompts' },
    about: 'What would appear on people’s phones, asking for their PIN.',
    payerOf: ({ payer }) => `+${payer.phone}`,
  });

  await app.register(
    async (api) => {
      api.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
        if (headers['ocp-apim-subscription-key'] !== SANDBOX_KEY)
          return reply.code(401).send({ statusCode: 401, message: 'Access denied due to invalid subscription key' });
        if (routeOptions.config.operation !== 'token' && !isBearerToken(headers.authorization, now()))
          return reply.code(401).send({ message: 'Unauthorized' });
      });

      api.post('/token/', { config: { operation: 'token' } }, async (request, reply) => {
        if (!isBasicLogin(request.headers.authorization)) return reply.code(401).send({ error: 'login_failed' });
        const { token, seconds } = issueToken(now());
        return { access_token: token, token_type: 'access_token', expires_in: seconds };
      });

      api.post('/v1_0/requesttopay', { config: { operation: 'start' } }, async (request, reply) => {
        const headers = Headers.safeParse(request.headers).data;
        const { data } = Start.safeParse(jsonOf(request.body));
        if (headers === undefined || data === undefined)
          return reply.code(400).send(refusal('BAD_REQUEST', 'A header or field is missing or wrong'));
        if (CURRENCIES.get(headers['x-target-environment']) !== data.currency)
          return reply.code(400).send(refusal('INVALID_CURRENCY', 'The currency is not that of the market'));
        const payment = payments.start({
          ...{ provider: 'mtn_momo', reference: headers['x-reference-id'] },
          ...{ amount: data.amount, currency: data.currency },
          payer: { email: '', name: '', phone: data.payer.partyId },
          description: data.payerMessage,
          metadata: data.externalId,
        });
        if (payment === undefined)
          return reply.code(409).send(refusal('RESOURCE_ALREADY_EXIST', 'The reference exists already'));
        const fate = fateOf(data.payer.partyId);
        if (fate.kind === 'fails') payments.finish(payment, fate.reason);
        if (fate.kind === 'late') payments.act(payment, 'later', undefined, false);
        if (fate.kind === 'waits') payments.force(payment, { outcome: 'pending' });
        return reply.code(202).send();
      });

      api.get('/v1_0/requesttopay/:reference', { config: { operation: 'query' } }, async (request, reply) => {
        const { reference } = z.object({ reference: text }).parse(request.params);
        const payment = payments.find('mtn_momo', reference);
        if (payment === undefined)
          return reply.code(404).send(refusal('RESOURCE_NOT_FOUND', 'There is no such request'));
        return requestOf(payment);
      });
    },
    { prefix: '/collection' },
  );
};
