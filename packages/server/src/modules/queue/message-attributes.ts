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

export type MessageAttributes = z.infer<typeof messageAttributes>;
