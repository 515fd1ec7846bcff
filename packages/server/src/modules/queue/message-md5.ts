import { createHash } from 'node:crypto';
import type { MessageAttributes } from './message-attributes.ts';

export const md5OfBody = (text: string): string => createHash('md5').update(text).digest('hex');

const TEXT = Buffer.from([1]);
const BINARY = Buffer.from([2]);

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** SQS developer guide, 'Calculating the MD5 message digest for message attributes'. */
export function md5OfAttributes(attributes: MessageAttributes): string {
  const hash = createHash('md5');
  for (const [name, value] of Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(withLength(Buffer.from(name))).update(withLength(Buffer.from(value.DataType)));
    if ('StringValue' in value) hash.update(TEXT).update(withLength(Buffer.from(value.StringValue)));
    else hash.update(BINARY).update(withLength(Buffer.from(value.BinaryValue, 'base64')));
  }
  return hash.digest('hex');
}
