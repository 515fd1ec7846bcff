import { countAcknowledged, findSource, lastArchived, segmentsIn, startRestored } from '@jara/server/backup';
import { findBreaches, openDatabase } from '@jara/server/db';
import { OperatorError } from '@jara/server/process';
import type { Environment } from '../env.ts';
import type { Restoring } from './backup-arguments.ts';
import { addressOfOwnPostgres } from './database.ts';

type Options = Pick<
  Environment,
  'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATA_FOLDER' | 'POSTGRES_PORT' | 'BACKUP_FOLDER' | 'WAL_ARCHIVE_FOLDER'
>;
type Tools = { readonly printLine: (line: string) => void; readonly signal?: AbortSignal };
type Pool = ReturnType<typeof openDatabase>['pool'];

const DATABASE = 'jara';

async function withPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  return work(pool).finally(() => void close());
}

/** What the running database has acknowledged, and how far it has archived its log. */
const askRunning = (url: string) =>
  withPool(url, async (pool) => ({ ...(await countAcknowledged(pool)), archived: await lastArchived(pool) }));
type Running = Awaited<ReturnType<typeof askRunning>>;

/** A segment at the end that has gone leaves no gap: the one who put it there knows of it. */
async function checkArchive(archive: string, { archived }: Running): Promise<void> {
  if (archived === undefined || !/^[0-9A-F]{24}$/.test(archived)) return;
  if ((await segmentsIn(archive)).includes(archived)) return;
  throw new OperatorError(`The running database has archived ${archived}, and it is not in ${archive}.`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What the running database has more; while the drill ran, the archive may have come to have more than it had then. */
function lossInWords(running: Running, back: Pick<Running, 'orders' | 'ledger_transactions'>): string {
  const [orders, transactions] = [running.orders - back.orders, running.ledger_transactions - back.ledger_transactions];
  if (orders <= 0 && transactions <= 0) return 'Lost: nothing. Every order and every ledger transaction came back.';
  return `Lost: ${Math.max(orders, 0)} of ${running.orders} orders and ${Math.max(transactions, 0)} of ${running.ledger_transactions} ledger transactions, which are later than what was restored.`;
}

/** Restores, counts and checks. Gives how many invariants are broken; throws where the backup does not come back whole. */
export async function runRestoreDrill(env: Options, restoring: Restoring, tools: Tools): Promise<number> {
  const { printLine, signal } = tools;
  const { at, from, to } = restoring;
  const running = env.DATABASE_OWNER_URL ?? env.DATABASE_URL ?? (await addressOfOwnPostgres(env));
  const before = running === undefined ? undefined : await askRunning(running);
  const source = await findSource(from ?? env.BACKUP_FOLDER, at);
  const archive = source.files === undefined ? undefined : env.WAL_ARCHIVE_FOLDER;
  if (archive !== undefined && before !== undefined) await checkArchive(archive, before);

  printLine(`Restoring ${source.folder}…`);
  const restored = await startRestored(source, { archive, at, to, signal, onLog: printLine });
  try {
    const { filesMs, logMs, until } = restored;
    const parts = `files ${seconds(filesMs)}, log ${seconds(logMs)}`;
    const moment = until === null ? 'the end of the backup' : until.toISOString();
    printLine(`Restored to ${moment} in ${seconds(filesMs + logMs)} (${parts}).`);
    const name = env.DATABASE_URL === undefined ? DATABASE : new URL(env.DATABASE_URL).pathname.slice(1);
    return await withPool(restored.addressOf(name), async (pool) => {
      const back = await countAcknowledged(pool);
      printLine(`It has ${back.orders} orders and ${back.ledger_transactions} ledger transactions.`);
      printLine(before === undefined ? 'Nothing runs that it could be compared with.' : lossInWords(before, back));
      const breaches = await findBreaches(pool);
      for (const breach of breaches) printLine(`✗ ${breach.name}: ${breach.detail}`);
      printLine(breaches.length === 0 ? 'All invariants hold.' : `${breaches.length} breaches.`);
      return breaches.length;
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await restored.stop();
  }
}
