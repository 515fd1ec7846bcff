import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

export type Secrets = ReturnType<typeof secretsFrom>;

/** One secret in the environment; every use has a key of its own, so that none can stand in for another. */
export function secretsFrom(appSecret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', appSecret, '', `jara ${use}`, 32));
  const sealing = keyFor('sealing');
  const macs = {
    code: keyFor('code'),
    refresh: keyFor('refresh'),
    device: keyFor('device'),
    staffDevice: keyFor('staff device'),
    registration: keyFor('registration'),
    queue: keyFor('queue'),
    eventSession: keyFor('event session'),
    eventSample: keyFor('event sample'),
    payer: keyFor('payer'),
    recoveryCode: keyFor('recovery code'),
  };
  const mac = (use: keyof typeof macs, text: string) =>
    createHmac('sha256', macs[use]).update(text).digest('base64url');

  return {
    tokenKey: keyFor('token'),
    staffTokenKey: keyFor('staff token'),
    /** Of proofs of work: what is asked, and what must be found. The library takes them as text. */
    proofKeys: { challenge: keyFor('proof').toString('hex'), solution: keyFor('proof solution').toString('hex') },
    /** The pair of keys for web push, where none is given, is made from it. */
    pushSeed: keyFor('push'),
    mac,
    isMac(use: keyof typeof macs, text: string, given: string): boolean {
      const expected = Buffer.from(mac(use, text));
      const actual = Buffer.from(given);
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
    /** AES-256-GCM: nonce, tag and ciphertext in one line of text. */
    seal(text: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
