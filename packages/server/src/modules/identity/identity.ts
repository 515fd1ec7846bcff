import type { Country, CountryCode } from '@jara/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { COUNTRIES } from './countries.ts';
import { findCustomer } from './customer.store.ts';
import { createDemoStaff } from './demo-staff.ts';
import { type Audience, createKnownDevices } from './known-devices.ts';
import { createCodes } from './one-time-codes.ts';
import { createProfiles } from './profile.ts';
import { createProofs } from './proof-of-work.ts';
import { readPhone } from './read-phone.ts';
import type { ThirdParty } from './read-third-party-token.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSessions, type SessionDeps } from './sessions.ts';
import { lacksInformation } from './shown-customer.ts';
import { createSignIn, type SignedIn, signIn } from './sign-in.ts';
import { createStaffSessions } from './staff-sessions.ts';
import { createStaffSignIn } from './staff-sign-in.ts';
import { textsFor } from './texts.ts';
import { createThirdParties } from './third-parties.ts';

type Deps = SessionDeps & {
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly dailyTexts: number;
  readonly proofTries?: number | undefined;
  /** Whether texts go to the sandbox. */
  readonly isSmsSandbox: boolean;
  readonly thirdParties: Readonly<Record<string, ThirdParty>>;
};

type Arrival = SignedIn & { readonly payment_method: string | null; readonly should_collect_additional_info: boolean };

/** Who the customer is: codes, sessions, the profile, and those whom partners bring. */
export function createIdentity(deps: Deps) {
  const { db, now } = deps;
  const texts = textsFor(deps.publicUrl);
  const proofs = createProofs(deps);
  const signingIn = (audience: Audience) => {
    const devices = createKnownDevices(deps.secrets, audience);
    const codes = createCodes({ ...deps, audience, devices, proofs });
    return { db, now, secrets: deps.secrets, texts, devices, codes };
  };
  const ofCustomers = signingIn('customer');
  const sessions = createSessions(deps);
  const secondFactors = createSecondFactors({ ...deps, texts });
  const staffSessions = createStaffSessions(deps);
  const staff = createStaffSignIn({ ...signingIn('staff'), sessions: staffSessions, secondFactors });
  const thirdParties = createThirdParties({ db, now, services: deps.thirdParties });

  return {
    ...createSignIn({ ...ofCustomers, sessions }),
    profiles: createProfiles(ofCustomers),
    thirdParties,
    customerOf: sessions.customerOf,
    sessionOf: sessions.sessionOf,
    endedAmong: sessions.endedAmong,
    invalidate: sessions.invalidate,
    staff,
    staffSessions,
    secondFactors,
    demoStaff: createDemoStaff({ db, sessions: staffSessions, isSmsSandbox: deps.isSmsSandbox }),
    staffOf: staffSessions.staffOf,
    refresh: sessions.refresh,
    logout: sessions.end,

    async listCountries(): Promise<Outcome<Country[]>> {
      return succeed([...COUNTRIES]);
    },

    async validatePhone(phone: string, country: CountryCode): Promise<Outcome<{ is_valid: boolean }>> {
      return succeed({ is_valid: (await readPhone(phone, country)) !== undefined });
    },

    /** Signs in whom a partner handed over: the reference goes and the session comes in one transaction. */
    arrive(reference: string): Promise<Outcome<Arrival, 'SESSION_REFERENCE_UNKNOWN'>> {
      return inTransaction(db, async (tx) => {
        const handedOver = await thirdParties.take(tx, reference);
        const customer = handedOver && (await findCustomer(tx, handedOver.customer_id));
        if (!customer) return refuse('SESSION_REFERENCE_UNKNOWN');
        return succeed({
          // By a partner's word, which nobody guesses.
          ...(await signIn(tx, sessions, customer, { may_spend: true })),
          payment_method: handedOver.payment_method,
          should_collect_additional_info: lacksInformation(customer),
        });
      });
    },
  };
}

export type Identity = ReturnType<typeof createIdentity>;
