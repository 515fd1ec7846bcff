import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCustomer, insertCustomer } from './customer.store.ts';
import { readPhone } from './read-phone.ts';
import { readThirdPartyToken, type ThirdParty, type ThirdPartyClaims } from './read-third-party-token.ts';
import { lacksInformation } from './shown-customer.ts';
import {
  findIdentity,
  insertIdentity,
  insertThirdPartySession,
  lockIdentity,
  takeThirdPartySession,
  useUpToken,
} from './third-party.store.ts';

const HAND_OVER_MS = 10 * 60 * 1000;

type Deps = { readonly db: Db; readonly now: () => Date; readonly services: Readonly<Record<string, ThirdParty>> };
type Presented = { readonly token: string; readonly service: string; readonly transactionId?: string | undefined };
type HandedOver = { readonly session_reference: string; readonly should_collect_additional_info: boolean };

const hashOf = (reference: string) => createHash('sha256').update(reference).digest('base64url');

/** Reliability, threats: tokens and references work once; a person is (service, subject), never a phone that matches. */
export function createThirdParties({ db, now, services }: Deps) {
  const serviceOf = (name: string) => (Object.hasOwn(services, name) ? services[name] : undefined);

  async function read({ token, service }: Presented): Promise<ThirdPartyClaims | undefined> {
    const known = serviceOf(service);
    return known && readThirdPartyToken(token, known, now());
  }

  const useUp = (tx: Db, service: string, { jti, exp }: ThirdPartyClaims) =>
    useUpToken(tx, { service, token_id: jti, expires_at: new Date(exp * 1000) });

  async function handOver(tx: Db, { service, transactionId }: Presented, customerId: number): Promise<HandedOver> {
    const customer = await findCustomer(tx, customerId);
    const session_reference = randomBytes(32).toString('base64url');
    await insertThirdPartySession(tx, {
      reference_hash: hashOf(session_reference),
      customer_id: customerId,
      service,
      transaction_id: transactionId ?? null,
      payment_method: serviceOf(service)?.payment_method ?? null,
      expires_at: new Date(now().getTime() + HAND_OVER_MS),
    });
    return { session_reference, should_collect_additional_info: customer !== undefined && lacksInformation(customer) };
  }

  return {
    async verify(presented: Presented): Promise<Outcome<HandedOver, 'THIRD_PARTY_REFUSED' | 'THIRD_PARTY_UNKNOWN'>> {
      const claims = await read(presented);
      if (!claims) return refuse('THIRD_PARTY_REFUSED');
      const customerId = await findIdentity(db, { service: presented.service, subject: claims.sub });
      // The token is not used up: it can still register.
      if (customerId === undefined) return refuse('THIRD_PARTY_UNKNOWN');
      return inTransaction(db, async (tx) =>
        (await useUp(tx, presented.service, claims))
          ? succeed(await handOver(tx, presented, customerId))
          : refuse('THIRD_PARTY_REFUSED'),
      );
    },

    async register(
      presented: Presented,
    ): Promise<Outcome<HandedOver, 'THIRD_PARTY_REFUSED' | 'THIRD_PARTY_REGISTERED'>> {
      const claims = await read(presented);
      const phone = claims && (await readPhone(claims.phone));
      if (!claims || !phone) return refuse('THIRD_PARTY_REFUSED');
      const { service } = presented;
      const person = { service, subject: claims.sub };
      return inTransaction(db, async (tx) => {
        // Two tokens of one person at the same moment take turns, and the second finds the first one's account.
        await lockIdentity(tx, person);
        if ((await findIdentity(tx, person)) !== undefined) return refuse('THIRD_PARTY_REGISTERED');
        if (!(await useUp(tx, service, claims))) return refuse('THIRD_PARTY_REFUSED');
        const { first_name, last_name, email } = claims;
        const made = await insertCustomer(tx, {
          phone: phone.digits,
          signs_in_by_phone: false,
          country_code: phone.country_code,
          first_name,
          last_name,
          email,
          created_at: now(),
        });
        if (!made) throw new Error('a customer of a third party could not be written');
        await insertIdentity(tx, { ...person, customer_id: made.id });
        return succeed(await handOver(tx, presented, made.id));
      });
    },

    /** Who was handed over under this reference. It is spent by asking. */
    take: (tx: Db, reference: string) => takeThirdPartySession(tx, hashOf(reference), now()),
  };
}
