import pg from 'pg';
import { withDeadline } from '../with-deadline.ts';

/** Called with what was announced, or with '*' when anything may have been. */
type OnNews = (payload: string) => void;
/** Tags of what changed, such as `vendor:12`; '*' when everything may have. */
type OnChange = (tags: readonly string[]) => void;

export type ChangeFeed = {
  /** True while everything reaches us; a cache must not answer while it is false. */
  readonly isListening: boolean;
  stop(): Promise<void>;
};

/** A connection that is given up may be broken already. */
const ignore = () => undefined;

/**
 * A line that broke without a word stays open on our side until the system notices, which takes minutes. So the server
 * is asked again and again whether it still hears us, on the line on which it announces.
 */
const HEARTBEAT_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** Hears what the triggers of the schema announce on the channel `changed`. */
export const followChanges = (url: string, onChange: OnChange): ChangeFeed =>
  followChannel(url, 'changed', (payload) => onChange(payload.split(' ')));

/**
 * Hears what is announced on a channel of the database.
 * After a lost connection the feed reports '*', since what was said in between went unheard.
 */
export function followChannel(url: string, channel: string, onNews: OnNews): ChangeFeed {
  let client: pg.Client | undefined;
  let isListening = false;
  let isStopped = false;
  let pause = FIRST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'jara-changes',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    client = mine;
    let isOver = false;
    const lose = () => {
      if (isOver) return;
      isOver = true;
      isListening = false;
      clearTimeout(heartbeat);
      onNews('*');
      mine.end().catch(ignore);
      if (isStopped) return;
      retry = setTimeout(() => void connect(), pause);
      retry.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    const beat = () => {
      heartbeat = setTimeout(() => void mine.query('select 1').then(() => isOver || beat(), lose), HEARTBEAT_EVERY_MS);
      heartbeat.unref();
    };
    mine.on('error', lose);
    mine.on('end', lose);
    mine.on('notification', ({ payload }) => onNews(payload || '*'));
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      if (isStopped || isOver) return;
      onNews('*');
      isListening = true;
      pause = FIRST_PAUSE_MS;
      beat();
    } catch {
      lose();
    }
  };

  void connect();

  return {
    get isListening() {
      return isListening;
    },
    async stop() {
      isStopped = true;
      isListening = false;
      clearTimeout(retry);
      clearTimeout(heartbeat);
      if (client) await withDeadline(client.end(), ANSWER_WITHIN_MS, 'the database').catch(ignore);
    },
  };
}
