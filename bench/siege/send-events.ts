import type { EventSession } from '@jara/contract';
import { AwsClient } from 'aws4fetch';
import { createChoices } from '../choices.ts';
import { trackingMessage } from '../tracking-messages.ts';
import type { Caller, Heard } from './caller.ts';
import { dataOf } from './place-order.ts';

const SEND = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' };

/** Opens a session of behaviour events as a page does. Gives what sends one message of ten valid ones. */
export async function openEvents(reader: Caller) {
  const { queue_url, queue_region, credentials } = dataOf<EventSession>(
    await reader({ path: '/api/analytics/session' }),
  );
  const { access_key_id, secret_access_key, session_token } = credentials;
  const client = new AwsClient({
    ...{ accessKeyId: access_key_id, secretAccessKey: secret_access_key, sessionToken: session_token },
    ...{ service: 'sqs', region: queue_region },
  });
  const address = new URL('/api/queue/', queue_url);
  const choices = createChoices();
  return async (call: Caller): Promise<Heard> => {
    const body = { QueueUrl: queue_url, MessageBody: trackingMessage(choices, new Date()) };
    const { headers } = await client.sign(address, { method: 'POST', body: JSON.stringify(body), headers: SEND });
    return call({
      ...{ path: address.pathname, method: 'POST', body },
      headers: { ...Object.fromEntries(headers), host: address.host },
    });
  };
}
