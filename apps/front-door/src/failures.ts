/** What the front door itself says of a call, in the API's form: `code` for programs, `message` for a person. */
const failure = <Code extends string>(code: Code, message: string) => ({ status: 'failed', code, message }) as const;

export const UNREADABLE_ADDRESS = failure(
  'INVALID_INPUT',
  'This address cannot be read. Please check it and try again.',
);
export const ADDRESS_TOO_LONG = failure('INVALID_INPUT', 'This address is too long.');
export const HEADERS_TOO_LARGE = failure('INVALID_INPUT', 'This request says too much of itself.');
export const UNREADABLE_REQUEST = failure('INVALID_INPUT', 'That request cannot be read.');
export const TOO_SLOW = failure('INVALID_INPUT', 'That request took too long to arrive. Please try again.');
export const ROUTE_NOT_FOUND = failure('ROUTE_NOT_FOUND', 'There is nothing at this address.');
export const BODY_TOO_LARGE = failure('BODY_TOO_LARGE', 'That request is too large.');
export const UNAVAILABLE = failure('UNAVAILABLE', 'We cannot be reached right now. Please try again in a moment.');
