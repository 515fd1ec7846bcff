import { errorFacts, type QueueErrorName } from './queue-errors.ts';

export type QueueAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Too much was sent; after so many milliseconds there is room. */
export type Throttled = { readonly throttledForMs: number };

const isThrottled = (result: object | QueueErrorName): result is Throttled =>
  typeof result === 'object' && 'throttledForMs' in result;

/** Retry-After has whole seconds: whoever waits so long finds room. */
export const retryAfter = (answer: QueueAnswer, { throttledForMs }: Throttled): QueueAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'retry-after': String(Math.ceil(throttledForMs / 1000)) },
});

const JSON_HEADERS = { 'content-type': 'application/x-amz-json-1.0' };

/** Integrations §9.2: an error has its name in both protocols, because clients look at one or the other. */
export function sqsAnswer(result: object | QueueErrorName): QueueAnswer {
  if (isThrottled(result)) return retryAfter(sqsAnswer('RequestThrottled'), result);
  if (typeof result === 'object') return { status: 200, headers: JSON_HEADERS, body: JSON.stringify(result) };
  const { status, queryCode, fault, message } = errorFacts(result);
  return {
    status,
    headers: { ...JSON_HEADERS, 'x-amzn-query-error': `${queryCode};${fault}` },
    body: JSON.stringify({ __type: `com.amazonaws.sqs#${result}`, message }),
  };
}

const XML_HEADERS = { 'content-type': 'text/xml' };

/** Integrations §9.5. Nothing that is put into it needs to be escaped. */
export function stsAnswer(result: { readonly xml: string } | QueueErrorName, requestId: string): QueueAnswer {
  if (typeof result === 'object') return { status: 200, headers: XML_HEADERS, body: result.xml };
  const { status, queryCode, fault, message } = errorFacts(result);
  const error = `<Error><Type>${fault}</Type><Code>${queryCode}</Code><Message>${message}</Message></Error>`;
  const body = `<ErrorResponse>${error}<RequestId>${requestId}</RequestId></ErrorResponse>`;
  return { status, headers: XML_HEADERS, body };
}
