import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { Receiver } from './receiver.ts';

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const TAG_BYTES = 16;

/** RFC 8291 and 8188, one record: the text, or undefined where it was not written for this receiver. */
export function readPush(body: Buffer, { key, auth }: Receiver): string | undefined {
  const salt = body.subarray(0, 16);
  const end = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, end);
  try {
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
    const secret = derive(key.computeSecret(sender), auth, info, 32);
    const contentKey = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const record = Buffer.concat([decipher.update(body.subarray(end, -TAG_BYTES)), decipher.final()]);
    // The last record ends with a 2, and any number of zeros for padding.
    const last = record.findLastIndex((byte) => byte !== 0);
    return record[last] === 2 ? record.toString('utf8', 0, last) : undefined;
  } catch {
    return undefined;
  }
}
