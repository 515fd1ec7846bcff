/** What the front door itself says of a call, in the API's form: `code` for programs, `message` for a person. */
const failure = <Code extends string>(code: Code, message: string) => ({ status: 'failed', code, message }) as const;

// As in the contract, each says what to do next.
export const UNREADABLE_ADDRESS = failure(
  'INVALID_INPUT',
  'This address cannot be read. Please check it and try again.',
);
export const ADDRESS_TOO_LONG = failure('INVALID_INPUT', 'This address is too long. Please shorten it and try again.');
export const HEADERS_TOO_LARGE = failure(
  'INVALID_INPUT',
  'Your browser sent too much with this request. Please clear the cookies of this site and try again.',
);
export const UNREADABLE_REQUEST = failure(
  'INVALID_INPUT',
  'That request cannot be read. Please reload the page and try again.',
);
export const TOO_SLOW = failure('INVALID_INPUT', 'That request took too long to arrive. Please try again.');
export const ROUTE_NOT_FOUND = failure(
  'ROUTE_NOT_FOUND',
  'There is nothing at this address. Please check it, or begin at the home page.',
);
export const BODY_TOO_LARGE = failure('BODY_TOO_LARGE', 'That is too much at once. Please send less and try again.');
export const UNAVAILABLE = failure('UNAVAILABLE', 'We cannot be reached right now. Please try again in a moment.');
export const BUSY = failure('BUSY', 'We are very busy right now. Please try again in a moment.');
