/**
 * As SQS and STS name, number and word them (integrations §9.2, and the models of the AWS SDK): the name, the status, the
 * name in the older query protocol, which SDKs prefer and STS speaks, and the sentence.
 */
const TABLE = {
  QueueDoesNotExist: [400, 'AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.'],
  EmptyBatchRequest: [400, 'AWS.SimpleQueueService.EmptyBatchRequest', 'There must be at least one entry in a batch.'],
  TooManyEntriesInBatchRequest: [
    400,
    'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
    'Maximum number of entries per request are 10.',
  ],
  BatchEntryIdsNotDistinct: [
    400,
    'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
    'Two or more batch entries in the request have the same Id.',
  ],
  InvalidBatchEntryId: [
    400,
    'AWS.SimpleQueueService.InvalidBatchEntryId',
    'A batch entry id can only contain alphanumeric characters, hyphens and underscores. It can be at most 80 letters long.',
  ],
  BatchRequestTooLong: [
    400,
    'AWS.SimpleQueueService.BatchRequestTooLong',
    'A request cannot be longer than 65536 bytes.',
  ],
  InvalidMessageContents: [
    400,
    'InvalidMessageContents',
    'Invalid characters found. Valid unicode characters are #x9 | #xA | #xD | #x20 to #xD7FF | #xE000 to #xFFFD | #x10000 to #x10FFFF.',
  ],
  InvalidParameterValue: [400, 'InvalidParameterValue', 'A parameter is missing or has a value that is not valid.'],
  /** The same at STS. */
  ValidationError: [400, 'ValidationError', 'A parameter is missing or has a value that is not valid.'],
  ReceiptHandleIsInvalid: [404, 'ReceiptHandleIsInvalid', 'The input receipt handle is invalid.'],
  SerializationException: [400, 'MalformedInput', 'The body of the request cannot be read.'],
  UnknownOperationException: [400, 'InvalidAction', 'The action is not valid for this endpoint.'],
  AccessDeniedException: [403, 'AccessDenied', 'Access to the resource is denied.'],
  MissingAuthenticationTokenException: [403, 'MissingAuthenticationToken', 'Request is missing Authentication Token.'],
  IncompleteSignatureException: [
    403,
    'IncompleteSignature',
    'The request signature does not conform to AWS standards.',
  ],
  InvalidSignatureException: [
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  ],
  /** The signer's clock is wrong, or the request is old. */
  RequestExpired: [403, 'SignatureDoesNotMatch', 'Signature expired: the date is not within 15 minutes of now.'],
  UnrecognizedClientException: [403, 'InvalidClientTokenId', 'The security token included in the request is invalid.'],
  ExpiredTokenException: [403, 'ExpiredToken', 'The security token included in the request is expired'],
  /** SQS says 403 or 400; 429 is what a browser, a proxy and the SDK understand. */
  RequestThrottled: [429, 'RequestThrottled', 'The request was denied due to request throttling.'],
  ServiceUnavailable: [503, 'ServiceUnavailable', 'The queue is not available for the moment.'],
} as const satisfies Record<string, readonly [status: number, queryCode: string, message: string]>;

export type QueueErrorName = keyof typeof TABLE;

export const errorFacts = (name: QueueErrorName) => {
  const [status, queryCode, message] = TABLE[name];
  return { status, queryCode, message, fault: status < 500 ? 'Sender' : 'Receiver' };
};
