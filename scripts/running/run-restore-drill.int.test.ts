import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastArchived, segmentsIn, takeBackup } from '@jara/server/backup';
import { type Database, migrate, openDatabase } from '@jara/server/db';
import { freeLoopbackPort } from '@jara/server/process';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../env.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { runRestoreDrill } from './run-restore-drill.ts';

describe('npm run restore-drill', () => {
  let folder: string;
  let env: ReturnType<typeof readEnvironment>;
  let postgres: OwnPostgres;
  let owner: Database;
  let customer: number;
  const archive = () => path.join(folder, 'archive');
  const archiveAll = async () => {
    const { rows } = await owner.pool.query<{ last: string }>('select pg_walfile_name(pg_switch_wal()) as last');
    await vi.waitUntil(async () => (await lastArchived(owner.pool)) === rows[0]?.last, {
      timeout: 30_000,
      interval: 20,
    });
  };
  const drill = async () => {
    const printed: string[] = [];
    const nothing = { at: undefined, from: undefined, to: undefined };
    const breaches = await runRestoreDrill(env, nothing, { printLine: (line) => printed.push(line) });
    return { breaches, printed: printed.join('\n') };
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(await realpath(tmpdir()), 'jara-drill-'));
    await chmod(folder, 0o755);
    env = readEnvironment({
      ...{ DATA_FOLDER: folder, POSTGRES_PORT: String(await freeLoopbackPort()) },
      ...{ WAL_ARCHIVE_FOLDER: archive(), BACKUP_FOLDER: path.join(folder, 'backups') },
    });
    postgres = await startOwnPostgres(env, () => undefined);
    await migrate(postgres.url);
    owner = openDatabase(postgres.url, { role: 'owner', max: 1 });
    customer = await buildCustomer(owner);
    await takeBackup(postgres.url, env.BACKUP_FOLDER);
    await buildPaidOrder(owner, customer);
    await archiveAll();
  });
  afterAll(async () => {
    await owner.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('says that nothing was lost, or what came after the last archived segment', async () => {
    const whole = await drill();
    expect(whole.printed).toContain('Lost: nothing. Every order and every ledger transaction came back.');
    expect(whole).toMatchObject({ breaches: 0, printed: expect.stringContaining('All invariants hold.') as string });
    await buildPaidOrder(owner, customer);
    expect((await drill()).printed).toContain('Lost: 1 of 2 orders and 2 of 4 ledger transactions');
  });

  test('says that money was lost where no order was, and counts an invariant that is broken', async () => {
    await owner.pool.query('update wallet set balance = balance + 1');
    await archiveAll();
    await owner.pool.query(`with added as (
        insert into ledger_transaction (kind, ref, currency, description, created_at)
        values ('adjustment', 'adjustment:of-the-drill', 'NGN', 'Set right', now()) returning id)
      insert into ledger_entry (transaction_id, currency, account, amount)
      select added.id, 'NGN', entry.account, entry.amount
      from added, (values ('suspense', 100), ('adjustments', -100)) entry (account, amount)`);
    const { breaches, printed } = await drill();
    expect(printed).toContain('Lost: 0 of 2 orders and 1 of 5 ledger transactions');
    expect(breaches).toBe(1);
    expect(printed).toContain('✗ a stored balance equals the sum of its entries');
  });

  test('refuses an archive whose last segment has gone', async () => {
    const last = (await segmentsIn(archive())).at(-1) ?? '';
    await rm(path.join(archive(), `${last}.gz`));
    await expect(drill()).rejects.toThrow(`The running database has archived ${last}, and it is not in`);
  });
});
