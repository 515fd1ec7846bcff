import type { Database } from '@jara/server/db';
import { openLimits } from '@jara/server/limits';
import { buildCatalog, freshDatabase } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { readStaffCommand } from './staff-command.ts';

let app: Database;
let vendorId: number;
beforeAll(async () => {
  const fresh = await freshDatabase();
  app = fresh.openApp(1);
  const build = buildCatalog(fresh.openOwner(1));
  vendorId = (await build.vendor({ city_id: (await build.city({ slug: 'lagos' })).id })).id;
  await build.city({ slug: 'accra' });
});

const limits = () => openLimits({ db: app.db, now: () => new Date(), redisUrl: undefined });

/** What it printed, or the sentence that it was refused with. */
async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  try {
    await readStaffCommand(args)({ db: app.db, limits: limits() }, (line) => printed.push(line));
  } catch (error) {
    return (error as Error).message;
  }
  return printed.join('\n');
}
const ADA = ['--name', 'Ada Obi', '--phone', '08031234567'];

test('npm run staff adds somebody of each role, lists and ends them, and the audit says so', async () => {
  expect(await run()).toBe('There is no staff yet.');
  expect(await run('add', '--role', 'support', ...ADA)).toMatch(/^Added: support 1\./);
  expect(await run('add', '--role', 'rider', '--city', 'accra', '--name', 'Kofi', '--phone', '0241234567')).toMatch(
    /^Added: rider 2\./,
  );
  const ofVendor = ['--role', 'vendor', '--name', 'Bola', '--phone', '08031234568'];
  expect(await run('add', ...ofVendor, '--vendor', String(vendorId))).toMatch(/^Added: vendor 3\./);
  expect(await run('list')).toBe(
    `1 support: Ada Obi, +2348031234567\n2 rider in accra: Kofi, +233241234567\n3 vendor of vendor ${vendorId}: Bola, +2348031234568`,
  );
  expect(await run('move', '2', 'lagos')).toBe('Moved: 2. They are offered orders of lagos from now on.');
  expect(await run('list')).toContain('2 rider in lagos: Kofi');
  expect(await run('reset', '2')).toMatch(/^Reset: 2\./);
  expect(await run('end', '2')).toBe('Ended: 2. Their token is refused from now on.');
  expect(await run('list')).not.toContain('Kofi');
  const { rows } = await app.pool.query('select staff_id, staff_name, action, subject_id from audit_entry order by id');
  const by = { staff_id: null, staff_name: 'Operator' };
  expect(rows).toEqual([
    ...['1', '2', '3'].map((subject_id) => ({ ...by, action: 'add_staff', subject_id })),
    ...['change_staff', 'reset_second_factors', 'end_staff'].map((action) => ({ ...by, action, subject_id: '2' })),
  ]);
});

test('npm run staff -- unlock forgets what has locked somebody’s phone, and notes when', async () => {
  await run('add', '--role', 'rider', '--city', 'lagos', '--name', 'Femi', '--phone', '08035550000');
  const wrong = { key: 'code:staff:2348035550000:wrong', most: 1, windowSeconds: 86_400 };
  await limits().take(wrong);
  expect(await run('unlock', '0803 555 0000')).toMatch(/^Unlocked: rider \d+\. They can ask for a code at once\.$/);
  expect(await limits().check(wrong)).toMatchObject({ ok: true });
  const { rows } = await app.pool.query("select unlocked_at from staff where name = 'Femi'");
  expect(rows).toEqual([{ unlocked_at: expect.any(Date) }]);
});

test.each([
  [['add', '--role', 'cook', ...ADA], /^Use it so:/],
  [['add', '--role', 'vendor', ...ADA], /^Use it so:/],
  [['add', '--role', 'vendor', '--vendor', '999', ...ADA], /^There is no vendor with the number 999/],
  [['add', '--role', 'rider', '--vendor', '1', ...ADA], /^Use it so:/],
  [['add', '--role', 'rider', '--city', 'lagos', '--name', 'Ada', '--phone', '123'], /^123 is no mobile number/],
  [['add', '--role', 'rider', ...ADA], /^Use it so:/],
  [['add', '--role', 'rider', '--city', 'atlantis', ...ADA], /^There is no city called atlantis/],
  [['move', '1', 'accra'], /^There is no rider with the number 1/],
  [['add', '--role', 'rider', '--city', 'lagos', ...ADA], /^Somebody of the staff has this number already/],
  [['add', '--colour', 'red'], /^Use it so:/],
  [['end', '99'], /^There is nobody of the staff with the number 99/],
  [['unlock'], /^Use it so:/],
  [['unlock', '123'], /^123 is no mobile number/],
  [['unlock', '08039999999'], /^There is nobody of the staff with the phone 08039999999/],
  [['promote', '1'], /^Use it so:/],
])('a wrong command is refused in a sentence (case %#)', async (args, sentence) => {
  expect(await run(...args)).toMatch(sentence);
});
