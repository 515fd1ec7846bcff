import { createHash } from 'node:crypto';
import { z } from 'zod';

const MOST_ATTRIBUTES = 10;

const attribute = z.union([
  z.object({
    DataType: z
      .string()
      .regex(/^(String|Number)(\.|$)/)
      .max(256),
    StringValue: z.string().min(1),
  }),
  z.object({
    DataType: z
      .string()
      .regex(/^Binary(\.|$)/)
      .max(256),
    BinaryValue: z.base64().min(1),
  }),
]);

/** Taken and acknowledged as SQS does, and not kept: an event says everything in its body. */
export const messageAttributes = z
  .record(z.string().regex(/^[\w.-]{1,256}$/), attribute)
  .refine((given) => Object.keys(given).length <= MOST_ATTRIBUTES);

type MessageAttributes = z.infer<typeof messageAttributes>;

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
