import type { Currency, CustomerProfile, FailureCode, identityEndpoints, ParsedRequestOf } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { From, SendingFailure } from './code-allowance.ts';
import { type Customer, findCustomer, updateCustomer } from './customer.store.ts';
import type { CheckingFailure, Codes } from './one-time-codes.ts';
import { namesOf, toProfile } from './shown-customer.ts';
import type { Texts } from './texts.ts';

type Deps = { readonly db: Db; readonly codes: Codes; readonly texts: Texts };
type Change = ParsedRequestOf<typeof identityEndpoints.updateProfile>['body'];
type Confirmation = ParsedRequestOf<typeof identityEndpoints.validateProfileOtp>['body'];
type Names = Pick<Customer, 'first_name' | 'last_name' | 'email'>;

/** Two customers of partners can share a phone: a code is for one of them and one email. */
const subjectOf = (customerId: number, email: string) => `${customerId}:${email}`;

/** Who is signed in is asked for no proof of work. */
type Unproven<Code extends FailureCode> = Exclude<Code, 'PROOF_NEEDED'>;

function unproven<Data, Code extends FailureCode>(result: Outcome<Data, Code>): Outcome<Data, Unproven<Code>> {
  if (!result.ok && result.code === 'PROOF_NEEDED') throw new Error('a customer was asked for a proof of work');
  return result as Outcome<Data, Unproven<Code>>;
}

export function createProfiles({ db, codes, texts }: Deps) {
  /** The caller's session has just named this customer. */
  async function existing(id: number): Promise<Customer> {
    const customer = await findCustomer(db, id);
    if (!customer) throw new Error('a session leads to no customer');
    return customer;
  }

  return {
    async me(id: number, currency: Currency | undefined): Promise<Outcome<CustomerProfile>> {
      return succeed(toProfile(await existing(id), currency));
    },

    /** Spec §7: names in one call, the email in another; the email waits for its code. */
    async update(
      id: number,
      change: Change,
      from: From,
    ): Promise<Outcome<Names & { requires_otp: boolean }, Unproven<SendingFailure>>> {
      if (!('email' in change)) {
        const changed = await updateCustomer(db, id, change);
        if (!changed) throw new Error('a session leads to no customer');
        return succeed({ ...namesOf(changed), requires_otp: false }, { message: 'Your profile is up to date.' });
      }
      const customer = await existing(id);
      if (customer.email === change.email) return succeed({ ...namesOf(customer), requires_otp: false });
      const asked = { phone: customer.phone, purpose: 'profile', from } as const;
      const subject = subjectOf(id, change.email);
      const sent = unproven(await codes.send(asked, async () => ({ withCode: texts.code, subject })));
      if (!sent.ok) return sent;
      return succeed({ ...namesOf(customer), requires_otp: true }, { message: 'We have sent a code to your phone.' });
    },

    async confirmEmail(
      id: number,
      { otp, email }: Confirmation,
      from: From,
    ): Promise<Outcome<Names, Unproven<CheckingFailure>>> {
      const { phone } = await existing(id);
      const asked = { phone, purpose: 'profile', from, subject: subjectOf(id, email), code: otp } as const;
      const changed = unproven(await codes.use(asked, (tx) => updateCustomer(tx, id, { email })));
      return changed.ok ? succeed(namesOf(changed.data), { message: 'Your profile is up to date.' }) : changed;
    },
  };
}
