import { isRefusal } from './api-error.ts';
import { newId } from './new-id.ts';

/** Far more than a person leaves unanswered; the oldest is forgotten first. */
const MOST_KEYS = 50;

/**
 * One key for each thing that a person means to do once. A request without an answer keeps its key, so that the same
 * request, sent again by a retry or another tap, is answered as the first was. An answer ends the intent: whoever sends
 * the same afterwards means it once more.
 */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>();

  function keyFor(intent: string): string {
    const key = keys.get(intent) ?? newId();
    keys.set(intent, key);
    const [oldest] = keys.keys();
    if (oldest !== undefined && keys.size > MOST_KEYS) keys.delete(oldest);
    return key;
  }

  async function withKey<T>(intent: string, send: (key: string) => Promise<T>): Promise<T> {
    const key = keyFor(intent);
    const forget = () => {
      if (keys.get(intent) === key) keys.delete(intent);
    };
    try {
      const answer = await send(key);
      forget();
      return answer;
    } catch (error) {
      if (isRefusal(error)) forget();
      throw error;
    }
  }

  /** What one customer has left unanswered is not for the next. */
  return { withKey, forgetAll: () => keys.clear() };
}
