import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Payment = { amount: number; currency: string; status: string; reference: string };
type Asked = { readonly reference: string; readonly amount: number; readonly currency: string };

const PAYSTACK_SECRET = 'sk_test_of_tests';

/** Paystack's wire format on loopback: start, verification and saved cards, as far as a payment needs them. */
export async function startFakePaystack() {
  const payments = new Map<string, Payment>();
  const calls: string[] = [];
  let mayAnswer = Promise.resolve();
  const envelope = (data: object) => ({ status: true, message: 'Done', data });
  const refusal = (code: string) => ({ status: false, message: 'Refused', type: 'validation_error', code });

  function take({ reference, amount, currency }: Asked, status: string): Payment | undefined {
    if (payments.has(reference)) return undefined;
    const payment = { amount, currency, status, reference };
    payments.set(reference, payment);
    return payment;
  }
  function answer(path: string, body: Asked | undefined): [number, object] {
    if (path === '/transaction/initialize' && body) {
      if (!take(body, 'abandoned')) return [400, refusal('duplicate_reference')];
      const { reference } = body;
      return [200, envelope({ authorization_url: `${url}/pay/${reference}`, access_code: 'code', reference })];
    }
    if (path === '/transaction/charge_authorization' && body) {
      const charged = take(body, 'success');
      return charged ? [200, envelope({ id: 1, ...charged })] : [400, refusal('duplicate_reference')];
    }
    const found = payments.get(path.replace('/transaction/verify/', ''));
    return found ? [200, envelope({ id: 1, ...found })] : [404, refusal('transaction_not_found')];
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const path = request.url ?? '';
      calls.push(path);
      const [status, body] = answer(path, text === '' ? undefined : (JSON.parse(text) as Asked));
      void mayAnswer.then(() =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    calls,
    variables: {
      PAYSTACK_URL: url,
      PAYSTACK_SECRET_KEY: PAYSTACK_SECRET,
      PAYSTACK_PUBLIC_KEY: 'pk_test_of_tests',
      PAYSTACK_CHECKOUT_URL: url,
    },
    /** The payer pays. Gives the webhook that tells of it, as bytes with their signature. */
    pay(reference: string) {
      const payment = payments.get(reference);
      if (payment) payment.status = 'success';
      const body = JSON.stringify({ event: 'charge.success', data: { id: 1, reference, status: 'success' } });
      const signature = createHmac('sha512', PAYSTACK_SECRET).update(body).digest('hex');
      return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } };
    },
    /** Calls stay unanswered until the returned function is called. */
    hang(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      mayAnswer = promise;
      return resolve;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
