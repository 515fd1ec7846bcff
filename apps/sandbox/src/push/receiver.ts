import { createECDH, createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * A browser that never was. Its keys come from its id, so that whoever knows the id's public keys can subscribe it, and
 * nothing needs to be kept.
 */
export function receiverOf(id: string) {
  const key = createECDH('prime256v1');
  // The first byte keeps the number below the curve's order.
  key.setPrivateKey(Buffer.concat([Buffer.of(1), sha256(`push receiver ${id}`).subarray(1)]));
  return { key, auth: sha256(`push auth ${id}`).subarray(0, 16) };
}

export type Receiver = ReturnType<typeof receiverOf>;

/** As a browser's `PushSubscription.toJSON()` gives it. */
export function subscriptionOf(id: string, origin: string) {
  const { key, auth } = receiverOf(id);
  return {
    endpoint: `${origin}/push/${id}`,
    expirationTime: null,
    keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
}
