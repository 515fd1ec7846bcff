import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

type Heard = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

type Reply = { readonly status: number; readonly body: unknown };

function parsed(text: string, type: string | undefined): unknown {
  if (text === '') return undefined;
  return type?.includes('json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}

/** A third party on loopback that answers what it is told to, for the tests of one file. */
export function startGoldenServer() {
  const heard: Heard[] = [];
  let behave: (response: ServerResponse, path: string) => void = () => undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      heard.push({ method, path: url, headers, body: parsed(text, headers['content-type']) });
      behave(response, url);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    heard.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (status: number, text: string) => (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(text);
  };
  return {
    heard,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    answer({ status, body }: Reply): void {
      behave = send(status, typeof body === 'string' ? body : JSON.stringify(body));
    },
    answerText(status: number, text: string): void {
      behave = send(status, text);
    },
    /** By what is asked for. */
    answerBy(replyTo: (path: string) => Reply): void {
      behave = (response, path) => {
        const { status, body } = replyTo(path);
        send(status, JSON.stringify(body))(response);
      };
    },
    /** One after the other, the last one for ever. */
    answerInTurn(...replies: readonly [Reply, ...Reply[]]): void {
      const rest = [...replies];
      behave = (response) => {
        const { status, body } = (rest.length > 1 ? rest.shift() : rest[0]) ?? replies[0];
        send(status, JSON.stringify(body))(response);
      };
    },
    /** Hears and never answers; `then` runs once it has heard. */
    hang(then: () => void = () => undefined): void {
      behave = then;
    },
    /** Cuts the line in the middle of its answer. */
    cut(): void {
      behave = (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"message_id":');
        setImmediate(() => response.destroy());
      };
    },
  };
}
