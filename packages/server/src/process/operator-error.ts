/** Going on is impossible for a reason that the person at the terminal can act on; the message says it in one sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
