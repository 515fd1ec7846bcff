import http from 'node:http';
import type { Scope } from '../scope.ts';

/** Status 0: there was no answer. */
export type Heard = {
  readonly status: number;
  readonly ms: number;
  readonly body: string;
  /** Those that were set, as a browser sends them back. */
  readonly cookie: string;
};

export type Asked = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

export type Caller = (asked: Asked) => Promise<Heard>;

const ANSWER_WITHIN_MS = 20_000;

type Options = {
  /** Of an answer only that it came is of interest: reading it would take the machine's time from those who are measured. */
  readonly isBodyRead?: boolean;
};

/** Somebody who calls from this address: the front door believes a proxy on the same machine who it is. */
export function callerFrom(scope: Scope, url: string, address: string, { isBodyRead = true }: Options = {}): Caller {
  const agent = new http.Agent({ keepAlive: true });
  scope.onEnd(async () => agent.destroy());
  return ({ path, method = 'GET', headers = {}, body }) => {
    const began = performance.now();
    const { promise, resolve } = Promise.withResolvers<Heard>();
    const end = (status: number, text: string, cookie = '') =>
      resolve({ status, ms: performance.now() - began, body: text, cookie });
    const json = body && { 'content-type': 'application/json' };
    const request = http.request(new URL(path, url), {
      ...{ agent, method, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
      headers: { 'x-forwarded-for': address, ...json, ...headers },
    });
    request.on('error', () => end(0, ''));
    request.on('response', (answer) => {
      let text = '';
      if (!isBodyRead) answer.resume();
      else
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
      const cookie = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
      answer.on('end', () => end(answer.statusCode ?? 0, text, cookie)).on('error', () => end(0, ''));
    });
    request.end(body && JSON.stringify(body));
    return promise;
  };
}
