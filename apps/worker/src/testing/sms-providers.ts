import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Taken = { readonly to: string; readonly text: string };
type Body = { to?: string; To?: string; sms?: string; Content?: string };

/** Accepted, in the formats of Termii and Hubtel. */
const ACCEPTED = { code: 'ok', message_id: '1', status: 0, messageId: '1', rate: 1, networkId: '1' };

/** Providers of both countries in their own formats. Those that `hangs` names accept a text and never answer. */
export async function startSmsProviders(hangs: (text: Taken) => boolean = () => false) {
  const heard: Taken[] = [];
  let givenUp = 0;
  const server = createServer((request, response) => {
    let sent = '';
    request.on('data', (chunk: Buffer) => {
      sent += chunk.toString();
    });
    request.on('end', () => {
      const body = JSON.parse(sent) as Body;
      const text = { to: body.to ?? body.To ?? '', text: body.sms ?? body.Content ?? '' };
      heard.push(text);
      if (hangs(text)) response.once('close', () => (givenUp += 1));
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(ACCEPTED));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    heard,
    /** How many of those that hang have been given up by whoever sent them. */
    givenUp: () => givenUp,
    /** Cuts the lines of those who wait, as a provider's end would. */
    cut: () => server.closeAllConnections(),
    variables: {
      TERMII_URL: url,
      TERMII_API_KEY: 'key',
      HUBTEL_URL: url,
      HUBTEL_CLIENT_ID: 'id',
      HUBTEL_CLIENT_SECRET: 'secret',
    },
  };
}
