import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../db/index.ts';
import { openDatabase } from '../db/index.ts';
import { findBreaches } from '../db/invariants.ts';
import { addressOf, asOwner } from './template.ts';

export type FreshDatabase = {
  /** The owner's address. */
  readonly url: string;
  /** The address that API and worker are given. */
  readonly appUrl: string;
  /** As the API opens it: the application's role and its time-outs. */
  openApp(max?: number): Database;
  /** As migrations and seeding open it: may do everything. */
  openOwner(max?: number): Database;
  /** Checks the invariants, then drops the database. Called by itself when the test file ends. */
  close(): Promise<void>;
};

const open = new Set<FreshDatabase>();

/** An empty, migrated database of one's own: a clone of the template. Makes real connections and real locks possible. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { serverUrl, appServerUrl, template } = inject('testDatabase');
  const name = `jara_test_${randomBytes(8).toString('hex')}`;
  await asOwner(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  const url = addressOf(serverUrl, name);
  const appUrl = addressOf(appServerUrl, name);
  const handles: Database[] = [];
  const openAs = (role: 'app' | 'owner', max: number) => {
    const handle = openDatabase(role === 'app' ? appUrl : url, { role, max });
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= handle.close();
      return closing;
    };
    handles.push({ ...handle, close });
    return { ...handle, close };
  };
  const fresh: FreshDatabase = {
    url,
    appUrl,
    openApp: (max = 5) => openAs('app', max),
    openOwner: (max = 2) => openAs('owner', max),
    close: async () => {
      if (!open.delete(fresh)) return;
      try {
        await Promise.all(handles.map((handle) => handle.close()));
        const breaches = await asOwner(url, findBreaches);
        if (breaches.length > 0) {
          throw new Error(
            `Invariants are broken:\n${breaches.map((each) => `${each.name} (${each.detail})`).join('\n')}`,
          );
        }
      } finally {
        await asOwner(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
      }
    },
  };
  open.add(fresh);
  return fresh;
}

export async function closeFreshDatabases(): Promise<void> {
  for (const each of [...open]) await each.close();
}
