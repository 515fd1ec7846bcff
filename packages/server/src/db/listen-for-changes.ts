import pg from 'pg';
import { withDeadline } from '../with-deadline.ts';

/** Called with a notification's payload, or with '*' when some may have been missed: at a loss, and once it listens. */
type OnNotification = (payload: string, channel: string) => void;
/** Tags of what changed, such as `vendor:12`; '*' when everything may have. */
type OnChange = (tags: readonly string[]) => void;

export type ChangeListener = {
  /** True while all notifications arrive; a cache must not be read while it is false. */
  readonly isListening: boolean;
  stop(): Promise<void>;
};

/** The connection that is closed may be broken already. */
const ignore = () => undefined;

/**
 * A connection that broke without a TCP reset stays open on our side for minutes. So a heartbeat query runs on the
 * connection that listens.
 */
const HEARTBEAT_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** LISTENs on the channel `changed`, which the triggers of the schema notify, to invalidate caches. */
export const listenForChanges = (url: string, onChange: OnChange): ChangeListener =>
  listenToChannel(url, 'changed', (payload) => onChange(payload.split(' ')));

export const listenToChannel = (url: string, channel: string, onNotification: OnNotification): ChangeListener =>
  listenToChannels(url, [channel], onNotification);

/**
 * LISTENs on channels of the database, on one connection, and reconnects. After a lost connection it reports '*', since
 * notifications may have been missed.
 */
export function listenToChannels(
  url: string,
  channels: readonly [string, ...string[]],
  onNotification: OnNotification,
): ChangeListener {
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
      onNotification('*', channels[0]);
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
    mine.on('notification', ({ payload, channel }) => onNotification(payload || '*', channel));
    try {
      await mine.connect();
      for (const channel of channels) await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      if (isStopped || isOver) return;
      isListening = true;
      onNotification('*', channels[0]);
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
