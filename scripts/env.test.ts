import { Refusal } from '@jara/server/embedded';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

describe('the environment of the scripts', () => {
  it('has a value for everything', () => {
    expect(readEnvironment({})).toEqual({
      PORT: 3000,
      API_PORT: 4000,
      POSTGRES_PORT: 5433,
      DEMO_DATA: '1',
      DATA_FOLDER: expect.stringMatching(/\/\.data$/) as string,
    });
  });

  it('takes a port without touching the others, and an empty variable as none', () => {
    const { PORT, API_PORT, POSTGRES_PORT } = readEnvironment({ PORT: '8080', API_PORT: '' });
    expect([PORT, API_PORT, POSTGRES_PORT]).toEqual([8080, 4000, 5433]);
  });

  it.each(['abc', '0', '65536', '3000.5', '-1', '1e3', ' 3000'])('says that PORT=%j is no port', (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(
      new Refusal(`PORT must be a port, a whole number from 1 to 65535, and it is '${PORT}'.`),
    );
  });

  it('says which two ports are the same, unless one of them is not used', () => {
    expect(() => readEnvironment({ PORT: '4000' })).toThrow(
      'PORT and API_PORT are both 4000: each needs a port of its own.',
    );
    expect(() => readEnvironment({ API_PORT: '5433' })).toThrow('API_PORT and POSTGRES_PORT are both 5433');
    expect(readEnvironment({ API_PORT: '5433', DATABASE_URL: 'postgres://somewhere/jara' }).API_PORT).toBe(5433);
  });

  it('does not repeat the password of a DATABASE_URL that it does not understand', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:secret@host/jara' })).toThrow(
      new Refusal('DATABASE_URL must look like postgres://user:password@host:5432/name.'),
    );
  });

  it('knows two values of DEMO_DATA', () => {
    expect(() => readEnvironment({ DEMO_DATA: 'no' })).toThrow("DEMO_DATA must be '0' or '1', and it is 'no'.");
  });
});
