import { OperatorError } from '@jara/server/process';
import { describe, expect, test } from 'vitest';
import { portsOf, readEnvironment } from './env.ts';

describe('the environment of the scripts', () => {
  test('shell.020 the default ports are 3000, 4000, 4100 and 5433, and everything else has a value', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      API_PORT: 4000,
      SANDBOX_PORT: 4100,
      POSTGRES_PORT: 5433,
      DEMO_DATA: '1',
      ALLOW_SANDBOX: '1',
      DATA_FOLDER: expect.stringMatching(/\/\.data$/) as string,
      BACKUP_FOLDER: expect.stringMatching(/\/\.data\/backups$/) as string,
    });
  });

  test.each(['PORT', 'API_PORT', 'SANDBOX_PORT', 'POSTGRES_PORT'] as const)(
    'shell.020 %s can be set without touching the others',
    (name) => {
      expect(portsOf(readEnvironment({ [name]: '8080' }))).toEqual({ ...portsOf(readEnvironment({})), [name]: 8080 });
    },
  );

  test('allows the sandbox, except where people come by https, and does as it is told', () => {
    const [http, https] = ['http://jara.example', 'https://jara.example'];
    const allows = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).ALLOW_SANDBOX;
    expect([allows({ PUBLIC_URL: http }), allows({ PUBLIC_URL: https })]).toEqual(['1', '0']);
    expect(allows({ PUBLIC_URL: https, ALLOW_SANDBOX: '1' })).toBe('1');
    expect(portsOf(readEnvironment({ ALLOW_SANDBOX: '0' }))).not.toHaveProperty('SANDBOX_PORT');
  });

  test.each(['abc', '0', '65536', '3000.5', '-1', '1e3', ' 3000'])('says that PORT=%j is no port', (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(
      new OperatorError(`PORT must be a port, a whole number from 1 to 65535.`),
    );
  });

  test('says which two ports are the same, unless one of them is not used', () => {
    expect(() => readEnvironment({ PORT: '4000' })).toThrow(
      'PORT and API_PORT are both 4000: each needs a port of its own.',
    );
    expect(() => readEnvironment({ API_PORT: '5433' })).toThrow('API_PORT and POSTGRES_PORT are both 5433');
    expect(() => readEnvironment({ API_PORT: '4100' })).toThrow('API_PORT and SANDBOX_PORT are both 4100');
    expect(readEnvironment({ API_PORT: '5433', DATABASE_URL: 'postgres://somewhere/jara' }).API_PORT).toBe(5433);
  });

  test('does not repeat the password of a DATABASE_URL that it does not understand', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:secret@host/jara' })).toThrow(
      new OperatorError('DATABASE_URL must look like postgres://user:password@host:5432/name.'),
    );
  });

  test('takes a bucket only with its keys, and says nothing of a key', () => {
    const MEDIA_BUCKET_URL = 'https://s3.example/pictures';
    expect(() => readEnvironment({ MEDIA_BUCKET_URL, MEDIA_SECRET_ACCESS_KEY: 'hidden' })).toThrow(
      new OperatorError('MEDIA_BUCKET_URL is set, and it needs MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY.'),
    );
  });

  test('takes an owner’s address only beside that of API and worker', () => {
    expect(() => readEnvironment({ DATABASE_OWNER_URL: 'postgres://owner:secret@host/jara' })).toThrow(
      new OperatorError('DATABASE_OWNER_URL is set and DATABASE_URL, with which API and worker connect, is missing.'),
    );
  });

  test('takes an address to listen at only beside the owner’s, which leads past a pooler too', () => {
    const DATABASE_URL = 'postgres://jara_app@pooler/jara';
    const DATABASE_LISTEN_URL = 'postgres://jara_app:secret@host/jara';
    expect(() => readEnvironment({ DATABASE_URL, DATABASE_LISTEN_URL })).toThrow(
      'DATABASE_LISTEN_URL is set, so DATABASE_URL leads to a pooler, and DATABASE_OWNER_URL, which leads past it, is missing.',
    );
  });

  test('knows two values of DEMO_DATA', () => {
    expect(() => readEnvironment({ DEMO_DATA: 'no' })).toThrow("DEMO_DATA must be '0' or '1'.");
  });
});
