import type { GoldenRequest } from './exchange.ts';

/** RFC 8291, appendix A: one message, byte for byte. */
export const rfc8291 = {
  text: 'When I grow up, I want to be a watermelon',
  receiver: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender_private_key: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

const VAPID = {
  public_key: 'BHq-R_LAg-Vz-t3U1fOAhhDtACTzZUIgYg891x40FVuCH7tjeo8J6Z-UoWBcyp8zzMmxJVygKtN0T5HYsmVWZoc',
  private_key: 'dGhlIGdvbGRlbiBrZXkgb2YgdGhlc2UgZml4dHVyZXQ',
  subject: 'mailto:push@jara.example',
} as const;
const TOKEN =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwOi8vcHVzaC5leGFtcGxlIiwiZXhwIjoxNzk0NzgwOTAwLCJzdWIiOiJtYWlsdG86cHVzaEBqYXJhLmV4YW1wbGUifQ.fJ_W2Xqyx_VxH0ebaCBmL1vWJL7aB-iqP28KOPt4yq1Rs-xwYUey1klamNZ5XVQyBwu3vVx57ML9qSNZdtWpQA';

/** RFC 8030, 8291 and 8292: `POST` to the browser's own address, sent at 10:15 on 15 November 2026. */
export const webPush = {
  keys: VAPID,
  receiver: {
    p256dh: 'BEqbZDLfYtqNwJzNHIygiid30SxI7AYTaPEVUMKbKc_L801YMHk4Mt-18Rlx0QZ_3QoECKwOdr9n3k0S26YHDGQ',
    auth: 'ciwesvCBUZRCUcGRWW2Rlg',
  },
  message: {
    title: 'Order in transit',
    body: 'Order #123456789 is on its way.',
    tag: 'order-123456789',
    url: '/store/orders/123456789',
  },
  sent_at: '2026-11-15T10:15:00Z',
  claims: { aud: 'http://push.example', exp: 1_794_780_900, sub: VAPID.subject },
  request: {
    method: 'POST',
    path: '/push/golden',
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      topic: 'order-123456789',
      urgency: 'high',
    },
  } satisfies GoldenRequest,
  /** Of the push service at `http://push.example`. A signature is another each time. */
  authorization: `vapid t=${TOKEN}, k=${VAPID.public_key}`,
  /** Base64url, as it is with this salt and this key of the sender, which are used once. */
  body: 'dGhlIGdvbGRlbiBzYWx0LgAAEABBBAFnH7_siutce8nhFK2N1F_o9RTbEOMRkPLz6oToSNe5bG2X7_HDo265GsTSd31UYTF-OIWCCheuFbXl2kfinVci-wy0Hr1Zu08TCRz0Na6vyW4SV2VTdte67_3vpdhoE2AQ2gwqJ5UAxADPAJ4OnWfgn4gWoeVvDKdU9a3ecH-xGH59r1pao6C_6oDyus_0CE6sRZiGCd_6Ru-mwbSi83K2pXOxrzemaOUHQKOu0dU_b7q5EfgIemBwpD-t1udN8bGqkcAuAZN9RvVhIuYt',
  salt: 'dGhlIGdvbGRlbiBzYWx0Lg',
  sender_private_key: 'dGhlIGtleSB0aGF0IGdvbGRlbiBzZW5kZXIgdXNlZC4',
} as const;
