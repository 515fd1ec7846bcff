import { removeDemoPeople } from '@jara/demo/people';
import { openDatabase } from '@jara/server/db';
import { refuseDemoPeople } from '@jara/server/identity';

async function asOwner<Result>(url: string, work: (database: ReturnType<typeof openDatabase>) => Promise<Result>) {
  const database = openDatabase(url, { role: 'owner', max: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Before anything else is started. */
export const refuseDemo = (databaseUrl: string): Promise<void> => asOwner(databaseUrl, refuseDemoPeople);

/** What `npm run remove-demo-people` does. */
export async function removeDemo(databaseUrl: string, now: Date): Promise<string> {
  const gone = await asOwner(databaseUrl, (database) => removeDemoPeople(database, now));
  return gone === '' ? 'Nobody of the demo is there.' : `Removed: ${gone}. Their orders stay.`;
}
