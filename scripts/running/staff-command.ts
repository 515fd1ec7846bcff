import { sentenceOf } from '@jara/server';
import { recordAudit } from '@jara/server/audit';
import { type Db, inTransaction, type Transaction } from '@jara/server/db';
import {
  addStaff,
  endStaff,
  findCityId,
  isVendor,
  listStaff,
  mayMoveTo,
  readPhone,
  resetSecondFactors,
  setRiderCity,
  unlockStaff,
} from '@jara/server/identity';
import type { Limits } from '@jara/server/limits';
import { OperatorError } from '@jara/server/process';
import { parseOptions } from './parse-options.ts';

const USAGE = `Use it so:
  npm run staff                       lists the staff
  npm run staff -- add --role support --name "Ada Obi" --phone 08031234567
  npm run staff -- add --role vendor --vendor 12 --name "Ada Obi" --phone 08031234567
  npm run staff -- add --role rider --city lagos --name "Ada Obi" --phone 08031234567
  npm run staff -- move 7 ibadan      has a rider take orders of another city
  npm run staff -- end 7              refuses their token from now on
  npm run staff -- reset 7            takes their second factors, for somebody who has lost them, and ends their sessions
  npm run staff -- unlock 08031234567 lets them sign in again after too many wrong codes or texts`;
const ROLES = ['vendor', 'rider', 'support'] as const;
const LONGEST_NAME = 80;

type Print = (line: string) => void;
type Deps = { readonly db: Db; readonly limits: Limits };

async function list(db: Db, print: Print): Promise<void> {
  const found = await listStaff(db);
  if (found.length === 0) print('There is no staff yet.');
  for (const { id, role, vendor_id, city, name, phone } of found) {
    const whose = vendor_id === null ? '' : ` of vendor ${vendor_id}`;
    print(`${id} ${role}${whose}${city === null ? '' : ` in ${city}`}: ${name}, +${phone}`);
  }
}

const TEXT = { type: 'string' } as const;
const OF_A_MEMBER = { role: TEXT, name: TEXT, phone: TEXT, vendor: TEXT, city: TEXT };
type Given = { readonly [each in keyof typeof OF_A_MEMBER]?: string };

/** A vendor is named for its own staff, and for nobody else. */
async function readVendor(db: Db, role: string, given: string | undefined): Promise<number | null> {
  if (role !== 'vendor' && given === undefined) return null;
  if (role !== 'vendor' || given === undefined) throw new OperatorError(USAGE);
  const id = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (!(await isVendor(db, id))) throw new OperatorError(`There is no vendor with the number ${given}.`);
  return id;
}

/** Decisions §11: a rider has a city, and nobody else has. */
async function readCity(db: Db, role: string, given: string | undefined): Promise<number | null> {
  if (role !== 'rider' && given === undefined) return null;
  if (role !== 'rider' || given === undefined) throw new OperatorError(USAGE);
  const id = await findCityId(db, given);
  if (id === undefined) throw new OperatorError(`There is no city called ${given}.`);
  return id;
}

async function readMobile(given: string): Promise<string> {
  const phone = await readPhone(given);
  if (!phone) throw new OperatorError(`${given} is no mobile number of Nigeria or Ghana.`);
  return phone.digits;
}

type Audited = Pick<Parameters<typeof recordAudit>[2], 'action' | 'details'>;

/** What is done here stands in the audit as by the operator. */
const audit = (tx: Transaction, id: number, audited: Audited) =>
  recordAudit(tx, 'operator', { ...audited, subject: { kind: 'staff', id }, now: new Date() });

/** False if there is nobody of that number. */
async function changed(
  db: Db,
  given: string | undefined,
  audited: Audited,
  work: (tx: Transaction, id: number) => Promise<boolean>,
): Promise<boolean> {
  if (!/^\d{1,9}$/.test(given ?? '')) return false;
  const id = Number(given);
  return inTransaction(db, async (tx) => {
    const isDone = await work(tx, id);
    if (isDone) await audit(tx, id, audited);
    return isDone;
  });
}

async function add(db: Db, print: Print, given: Given): Promise<void> {
  const role = ROLES.find((each) => each === given.role);
  const name = given.name?.trim() ?? '';
  if (!role || name === '' || name.length > LONGEST_NAME || given.phone === undefined) throw new OperatorError(USAGE);
  const phone = await readMobile(given.phone);
  const vendor_id = await readVendor(db, role, given.vendor);
  const city_id = await readCity(db, role, given.city);
  const id = await inTransaction(db, async (tx) => {
    const added = await addStaff(tx, { role, vendor_id, city_id, name, phone });
    if (added !== undefined) await audit(tx, added, { action: 'add_staff', details: { role, vendor_id, city_id } });
    return added;
  });
  if (id === undefined) throw new OperatorError('Somebody of the staff has this number already. End them first.');
  print(`Added: ${role} ${id}. They sign in with a code by text at /console.`);
}

async function move(db: Db, print: Print, given: string | undefined, slug: string | undefined): Promise<void> {
  const city_id = await readCity(db, 'rider', slug);
  const isMoved =
    city_id !== null &&
    (await changed(db, given, { action: 'change_staff', details: { city_id } }, async (tx, id) => {
      const isRider = await setRiderCity(tx, id, city_id);
      const may = await mayMoveTo(tx, id, city_id);
      if (!may.ok) throw new OperatorError(sentenceOf(may));
      return isRider;
    }));
  if (!isMoved) throw new OperatorError(`There is no rider with the number ${given ?? ''}.`);
  print(`Moved: ${given}. They are offered orders of ${slug} from now on.`);
}

async function end(db: Db, print: Print, given: string | undefined): Promise<void> {
  const isEnded = await changed(db, given, { action: 'end_staff' }, (tx, id) => endStaff(tx, id, new Date()));
  if (!isEnded) throw new OperatorError(`There is nobody of the staff with the number ${given ?? ''}.`);
  print(`Ended: ${given}. Their token is refused from now on.`);
}

async function reset(db: Db, print: Print, given: string | undefined): Promise<void> {
  const isReset = await changed(db, given, { action: 'reset_second_factors' }, resetSecondFactors);
  if (!isReset) throw new OperatorError(`There is nobody of the staff with the number ${given ?? ''}.`);
  print(`Reset: ${given}. Their sessions have ended; support adds a second factor at the next sign-in.`);
}

async function unlock(deps: Deps, print: Print, given: string | undefined): Promise<void> {
  if (given === undefined) throw new OperatorError(USAGE);
  const member = await unlockStaff({ ...deps, now: () => new Date() }, await readMobile(given));
  if (!member) throw new OperatorError(`There is nobody of the staff with the phone ${given}.`);
  print(`Unlocked: ${member.role} ${member.id}. They can ask for a code at once.`);
}

type Work = (deps: Deps, print: Print) => Promise<void>;

/** What `npm run staff` is told to do, for when there is a database. */
export function readStaffCommand([command = 'list', ...rest]: readonly string[]): Work {
  if (command === 'add') {
    const given = parseOptions(rest, { options: OF_A_MEMBER }, USAGE).values;
    return ({ db }, print) => add(db, print, given);
  }
  const [given, ...more] = parseOptions(rest, { allowPositionals: true }, USAGE).positionals;
  if (command === 'move' && more.length === 1) return ({ db }, print) => move(db, print, given, more[0]);
  if (more.length > 0) throw new OperatorError(USAGE);
  if (command === 'end') return ({ db }, print) => end(db, print, given);
  if (command === 'reset') return ({ db }, print) => reset(db, print, given);
  if (command === 'unlock') return (deps, print) => unlock(deps, print, given);
  if (command === 'list' && given === undefined) return ({ db }, print) => list(db, print);
  throw new OperatorError(USAGE);
}
