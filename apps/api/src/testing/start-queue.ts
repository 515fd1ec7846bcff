import { SQSClient } from '@aws-sdk/client-sqs';
import { secretsFrom } from '@jara/server';
import { createQueueKeys, EMBEDDED_REGION, embeddedQueueUrl } from '@jara/server/queue';
import { type FreshDatabase, freshDatabase } from '@jara/server/testing';
import { AwsClient } from 'aws4fetch';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '../build-app.ts';
import { startQueueProxy } from './queue-proxy.ts';
import { SECRET_OF_TESTS, testEnv } from './start-api.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

const SEND = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' };

/** The API with its queue, reached by its public address; empty before each test of the file. */
export function startQueue() {
  let proxy: Awaited<ReturnType<typeof startQueueProxy>>;
  let database: FreshDatabase;
  let owner: ReturnType<FreshDatabase['openOwner']>;
  let app: FastifyInstance;

  async function startApp(): Promise<void> {
    app = await buildApp(queue.env());
    proxy.forwardTo(await app.listen({ port: 0, host: '127.0.0.1' }));
  }
  beforeAll(async () => {
    [proxy, database] = await Promise.all([startQueueProxy(), freshDatabase()]);
    owner = database.openOwner(1);
    await startApp();
  });
  afterAll(async () => {
    await app.close();
    await proxy.close();
  });
  beforeEach(async () => {
    await queue.asOwner('truncate queue_message restart identity');
  });

  const queue = {
    get publicUrl() {
      return proxy.url;
    },
    get url() {
      return embeddedQueueUrl(proxy.url);
    },
    get app() {
      return app;
    },
    env: (more: Parameters<typeof testEnv>[1] = {}) => testEnv(database.appUrl, { PUBLIC_URL: proxy.url, ...more }),
    /** On one connection, so that it can hold a transaction open. */
    asOwner: (statement: string) => owner.pool.query(statement),
    async restart(): Promise<void> {
      await app.close();
      await startApp();
    },
    keys: (now = new Date()) =>
      createQueueKeys({ secrets: secretsFrom(SECRET_OF_TESTS), queueUrl: queue.url, now: () => now }),
    /** The AWS SDK, which is nobody of ours: it signs, checks each MD5 and reads errors as it does with SQS. */
    sdk: (credentials: Credentials) =>
      new SQSClient({ endpoint: `${proxy.url}/api/queue`, region: EMBEDDED_REGION, credentials, maxAttempts: 1 }),
    /** A request signed as the page signs. */
    sign: (
      body: string | Uint8Array,
      headers: Record<string, string> = {},
      credentials: Credentials = queue.keys().temporary(),
      service = 'sqs',
    ) =>
      new AwsClient({ ...credentials, service, region: EMBEDDED_REGION }).sign(`${proxy.url}/api/queue/`, {
        method: 'POST',
        body,
        headers: { ...SEND, ...headers },
      }),
  };
  return queue;
}
