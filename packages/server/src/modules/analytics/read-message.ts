import { type BehaviourEvent, behaviourEvent, trackingFrame } from '@jara/contract';
import { searchText } from '@jara/domain/analytics';
import type { z } from 'zod';
import type { NewEvent } from './event.store.ts';
import type { QueuedMessage } from './ports.ts';

/** Far more than ten of the largest events. */
const LONGEST_BODY = 64 * 1024;
const LONGEST_REASON = 300;
const DAY_MS = 86_400_000;
/** A page keeps events until it can send them, and its clock may be wrong; what is older or newer than that is no fact. */
export const OLDEST_EVENT_DAYS = 8;
const MOST_DAYS_AHEAD = 1;

type Read = {
  readonly events: readonly NewEvent[];
  /** Why the message, or one of its events, cannot be stored. Names fields, never a value. */
  readonly reason?: string;
};

type Issue = z.core.$ZodIssue;

/** Of a union the alternative that fits best: what comes may be any of them. */
function plainIssues(issues: readonly Issue[]): readonly Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [best] = issue.errors.toSorted((one, other) => one.length - other.length);
    return best ? plainIssues(best.map((each) => ({ ...each, path: [...issue.path, ...each.path] }))) : [issue];
  });
}

const inWords = (issues: readonly Issue[]) =>
  plainIssues(issues)
    .map(({ code, path }) => [code, path.join('.')].join(' ').trim())
    .join(', ');

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Decisions §9: the notes are not stored. Of a search only what may be told is. */
function storedDetails({ details }: BehaviourEvent): NewEvent['details'] {
  if (details === undefined) return {};
  if ('notes' in details) {
    const { notes: _, ...rest } = details;
    return rest;
  }
  if ('query' in details && details.query !== undefined) return { ...details, query: searchText(details.query) };
  return details;
}

/** A message as it comes: anybody may have written it. One event that is wrong does not spoil the others. */
export function readMessage({ body, sentAt }: QueuedMessage): Read {
  if (body.length > LONGEST_BODY) return { events: [], reason: 'too_large' };
  const message = parsed(body);
  if (message === undefined) return { events: [], reason: 'no_json' };
  const frame = trackingFrame.safeParse(message);
  if (!frame.success) return { events: [], reason: `message: ${inWords(frame.error.issues)}`.slice(0, LONGEST_REASON) };
  const { session_id, user, client_info, style, payload } = frame.data;

  const events: NewEvent[] = [];
  const reasons: string[] = [];
  for (const [place, given] of (style === 'bulk' ? payload : [payload]).entries()) {
    const event = behaviourEvent.safeParse(given);
    if (!event.success) {
      reasons.push(`event ${place}: ${inWords(event.error.issues)}`);
      continue;
    }
    const { id, timestamp, event_type, name, path } = event.data;
    const occurred_at = new Date(timestamp);
    const age = sentAt.getTime() - occurred_at.getTime();
    if (age > OLDEST_EVENT_DAYS * DAY_MS || age < -MOST_DAYS_AHEAD * DAY_MS) {
      reasons.push(`event ${place}: clock`);
      continue;
    }
    events.push({
      ...{ id, occurred_at, received_at: sentAt, session_id, user_id: user.id, event_type, name, path },
      details: storedDetails(event.data),
      os: client_info.os,
    });
  }
  return reasons.length === 0 ? { events } : { events, reason: reasons.join('; ').slice(0, LONGEST_REASON) };
}
