/** Decisions §9: where the embedded queue is, as pages name it; the front door takes `/api` off. */
export const embeddedQueueUrl = (publicUrl: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/api/queue/000000000000/events`;

/** The embedded queue signs and is signed for as SQS in this region. */
export const EMBEDDED_REGION = 'eu-west-1';

export type QueueAddress = {
  readonly url: string;
  readonly account: string;
  readonly name: string;
  /** What is signed: host and path of the endpoint, which is the queue's URL without account and name. */
  readonly host: string;
  readonly path: string;
};

const ACCOUNT_AND_NAME = /(\d{12})\/([\w-]{1,80})$/;

export function readQueueAddress(url: string): QueueAddress {
  const { host, pathname } = new URL(url);
  const [end, account, name] = ACCOUNT_AND_NAME.exec(pathname) ?? [];
  if (end === undefined || account === undefined || name === undefined)
    throw new Error('The URL of a queue must end in an account of 12 digits and a name.');
  return { url, account, name, host, path: pathname.slice(0, -end.length) };
}
