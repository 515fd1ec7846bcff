import { createECDH } from 'node:crypto';

/** RFC 8292: by these a push service knows us. Both are base64url. */
export type VapidKeys = { readonly public_key: string; readonly private_key: string; readonly subject: string };

/** How many keys the curve P-256 has. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

function publicKeyOf(privateKey: Buffer): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}

/** The same pair from the same 32 bytes, so that subscriptions outlive a restart. */
export function vapidKeysFrom(seed: Buffer, subject: string): VapidKeys {
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  return { public_key: publicKeyOf(privateKey), private_key: privateKey.toString('base64url'), subject };
}

export function areVapidKeys({ public_key, private_key }: Omit<VapidKeys, 'subject'>): boolean {
  try {
    return publicKeyOf(Buffer.from(private_key, 'base64url')) === public_key.replace(/=+$/, '');
  } catch {
    return false;
  }
}
