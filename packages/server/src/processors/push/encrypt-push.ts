import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushReceiver } from './push-adapter.ts';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4_096;
/** Marks the last record. */
const END = Buffer.of(2);

type Once = { readonly salt: Buffer; readonly sender: ECDH };

function newOnce(): Once {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8291: as one record of RFC 8188 that the browser alone can read. What is used once can be given by a test. */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushReceiver, 'p256dh' | 'auth'>,
  { salt, sender }: Once = newOnce(),
): Buffer<ArrayBuffer> {
  const receiver = Buffer.from(p256dh, 'base64url');
  const from = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, from]);
  const key = derive(sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  const head = [salt, size, Buffer.of(from.length), from];
  return Buffer.concat([...head, cipher.update(text, 'utf8'), cipher.update(END), cipher.final(), cipher.getAuthTag()]);
}

/** Whether a browser's keys are a point of the curve and sixteen bytes. */
export function areReceiverKeys({ p256dh, auth }: Pick<PushReceiver, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    newOnce().sender.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
