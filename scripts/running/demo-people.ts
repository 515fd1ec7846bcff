import { findDemoPeople, removeDemoPeople } from '@jara/demo/people';
import { openDatabase } from '@jara/server/db';
import { OperatorError } from '@jara/server/process';

const some = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

const nameOf = ({ staff, customers, cards }: Awaited<ReturnType<typeof findDemoPeople>>): string =>
  [
    ...some(staff, 'of its staff', 'of its staff'),
    ...some(customers, 'of its customers', 'of its customers'),
    ...some(cards, 'saved card', 'saved cards'),
  ].join(', ');

/** Where third parties are real, so is the money: people whose numbers stand in the README must not be there. */
export async function refuseDemoPeople(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    const there = nameOf(await findDemoPeople(database));
    if (there !== '')
      throw new OperatorError(
        `This database has run the demo, and it still has ${there}, whose numbers everybody can read. Remove them with "npm run remove-demo-people" and start again.`,
      );
  } finally {
    await database.close();
  }
}

/** What `npm run remove-demo-people` does. */
export async function removeDemo(databaseUrl: string, now: Date): Promise<string> {
  const database = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  try {
    const gone = nameOf(await removeDemoPeople(database, now));
    return gone === '' ? 'Nobody of the demo is there.' : `Removed: ${gone}. Their orders stay.`;
  } finally {
    await database.close();
  }
}
