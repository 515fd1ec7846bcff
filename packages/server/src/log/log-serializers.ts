import { describeError } from './describe-error.ts';

const nothing = () => ({});

/** For every logger of ours: an error without its values, and of requests and replies nothing but what we name. */
export const logSerializers = { err: describeError, error: describeError, req: nothing, res: nothing };
