import { AwsV4Signer } from 'aws4fetch';
import type { AwsEventSettings } from './aws-event-settings.ts';

type AwsRequest = {
  readonly service: 'sqs' | 'sts';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A POST to AWS, signed with Signature Version 4. */
export async function signAws(
  { access_key_id, secret_access_key, session_token, region }: AwsEventSettings,
  { service, url, headers, body }: AwsRequest,
  now: Date,
): Promise<RequestInit> {
  const signed = await new AwsV4Signer({
    ...{ method: 'POST', url, headers, body, service, region },
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    ...(session_token !== undefined && { sessionToken: session_token }),
    datetime: now.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
  }).sign();
  return { method: 'POST', headers: signed.headers, body };
}
