import { failure } from '@jara/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerFailures } from './answer-failures.ts';

async function answerTo(thrown: Error) {
  const app = Fastify();
  answerFailures(app);
  app.get('/', async () => {
    throw thrown;
  });
  const reply = await app.inject('/');
  const { code } = failure.parse(reply.json());
  return { status: reply.statusCode, after: reply.headers['retry-after'], code, body: reply.body };
}

/** As Drizzle tells of what PostgreSQL refused. */
const refused = (code: string) =>
  new Error('Failed query: select $1\nparams: 08031234567', {
    cause: Object.assign(new Error('refused'), { severity: 'ERROR', code }),
  });

test.each(['40001', '40P01', '55P03', '57014'])('%s is a 503 with a sentence, to be tried again', async (code) => {
  expect(await answerTo(refused(code))).toMatchObject({ status: 503, code: 'BUSY', after: '2' });
});

test.each([...['57P01', '57P02', '57P03', '25006', '53300'].map(refused), new Error('Query read timeout')])(
  'a database that cannot answer is a 503 with Retry-After: case %#',
  async (thrown) => {
    expect(await answerTo(thrown)).toMatchObject({ status: 503, code: 'UNAVAILABLE', after: '2' });
  },
);

test.each([refused('23505'), new TypeError('undefined is not a function')])(
  'an unexpected error is a 500 without its details: case %#',
  async (thrown) => {
    const { status, body } = await answerTo(thrown);
    expect(status).toBe(500);
    expect(body).not.toMatch(/select|params|0803|undefined|is not/);
  },
);
