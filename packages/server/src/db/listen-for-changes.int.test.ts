import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../testing/index.ts';
import { type Database, listenToChannel } from './index.ts';

let url: string;
let owner: Database;
beforeAll(async () => {
  const fresh = await freshDatabase();
  url = fresh.appUrl;
  owner = fresh.openOwner(1);
});

const announce = (word: string) => owner.pool.query(`select pg_notify('menu', $1)`, [word]);

test('whoever listens is told that words may be missing when the line is lost, and again once it listens', async () => {
  const heard: unknown[] = [];
  const listener = listenToChannel(url, 'menu', (word) => heard.push([word, listener.isListening]));
  onTestFinished(() => listener.stop());
  await expect.poll(() => heard).toEqual([['*', true]]);
  await announce('rice');
  await expect.poll(() => heard.at(-1)).toEqual(['rice', true]);
  heard.length = 0;
  await owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'jara-changes' and datname = current_database()`,
  );
  // What was announced between the two was heard by nobody.
  await expect
    .poll(() => heard)
    .toEqual([
      ['*', false],
      ['*', true],
    ]);
  await announce('yam');
  await expect.poll(() => heard.at(-1)).toEqual(['yam', true]);
});

test('a word that nobody has given means that everything may have changed', async () => {
  const heard: string[] = [];
  const listener = listenToChannel(url, 'menu', (word) => heard.push(word));
  onTestFinished(() => listener.stop());
  await expect.poll(() => heard).toEqual(['*']);
  await announce('');
  await expect.poll(() => heard).toEqual(['*', '*']);
});
