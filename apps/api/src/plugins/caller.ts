import type { Endpoint, FailureCode, StaffRole } from '@jara/contract';
import { networkOf, siteOf } from '@jara/fair-queue';
import { type Outcome, refuse, succeed } from '@jara/server';
import { hashOfGuest, type Shopper } from '@jara/server/cart';
import { asCaller, type DatabaseCaller } from '@jara/server/db';
import type { Identity, Staff, StaffSession } from '@jara/server/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Cookie, type IdentityCookies, identityCookies } from './identity-cookies.ts';

type Tokens = Pick<Identity, 'customerOf' | 'staffOf'>;

declare module 'fastify' {
  interface FastifyInstance {
    identity: Tokens;
    cookies: IdentityCookies;
  }
  interface FastifyRequest {
    caller: (Visit & Partial<Identified>) | null;
  }
}

/** The origin and browser of a call, as endpoints may need them, for any caller. */
type Visit = {
  /** The address that the call comes from, as limits count it. */
  readonly origin: string;
  readonly bearer: string | undefined;
  /** What the browser says of itself. */
  readonly userAgent: string | undefined;
  readonly refresh: Cookie;
  /** Tells a browser that has signed in with a phone before. */
  readonly device: Cookie;
  /** The same for staff. */
  readonly staff_device: Cookie;
  /** Tells the browser that a sign-up's data were typed in. */
  readonly registration: Cookie;
};

type Identified = {
  readonly customer: number;
  /** Whether the session pays from the wallet and with saved cards. */
  readonly may_spend: boolean;
  /** Whose carts are meant. */
  readonly shopper: Shopper;
  readonly staff: Staff;
  /** Where the staff is signed in. */
  readonly session: StaffSession;
  /** Under whom what they do is stored. */
  readonly owner: string;
};

type Who<Asked> = Asked extends 'customer'
  ? Pick<Identified, 'customer' | 'may_spend'>
  : Asked extends 'shopper'
    ? Pick<Identified, 'shopper'>
    : Asked extends 'anyone'
      ? { readonly customer: number | undefined }
      : Asked extends { readonly staff: infer Role }
        ? { readonly staff: Staff<Role extends StaffRole ? Role : StaffRole>; readonly session: StaffSession }
        : unknown;

/** A route knows as much of its caller as its endpoint asks for, and no more. */
export type Caller<E extends Endpoint> = Visit & Who<E['caller']>;

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer (\S{1,4000})$/.exec(headers.authorization ?? '')?.[1];

const GUEST_ID = z.uuidv4();

/** A caller with an id of this form is a guest; the id gives access to that guest's carts and nothing else. */
const guestIdOf = ({ headers }: FastifyRequest) => GUEST_ID.safeParse(headers['x-guest-id']).data;

export function recogniseCallers(app: FastifyInstance, identity: Tokens, { isHttps }: { isHttps: boolean }): void {
  app.decorate('identity', identity);
  app.decorate('cookies', identityCookies(isHttps));
  app.decorateRequest('caller', null);
}

/** For whom the database is asked during the call: an id that anybody can make up counts within its network. */
export function databaseCaller({ origin, owner, shopper }: Visit & Partial<Identified>): DatabaseCaller {
  const network = siteOf(origin);
  if (owner === undefined) return { network };
  return shopper !== undefined && 'guestId' in shopper ? { network, guest: owner } : { account: owner };
}

type Identification = Outcome<Partial<Identified>, FailureCode>;

async function identifyStaff(
  tokens: Tokens,
  endpoint: Parameters<Tokens['staffOf']>[1],
  bearer: string,
): Promise<Identification> {
  const signedIn = await tokens.staffOf(bearer, endpoint);
  if (!signedIn.ok) return signedIn;
  const { staff, session } = signedIn.data;
  return succeed({ staff, session, owner: `staff ${staff.id}` });
}

async function identifyCustomer(tokens: Tokens, bearer: string): Promise<Identification> {
  const signedIn = await tokens.customerOf(bearer);
  if (!signedIn.ok) return signedIn;
  const { customer } = signedIn.data;
  return succeed({ ...signedIn.data, shopper: { customer }, owner: `customer ${customer}` });
}

type AskedOf = Pick<Endpoint, 'caller' | 'secondFactor' | 'hiddenAs'>;

function withoutToken({ caller, hiddenAs }: AskedOf, request: FastifyRequest): Identification {
  if (caller === 'anyone') return succeed({});
  const guestId = caller === 'shopper' ? guestIdOf(request) : undefined;
  if (guestId === undefined) return refuse(hiddenAs ?? 'NOT_SIGNED_IN');
  return succeed({ shopper: { guestId }, owner: `guest ${hashOfGuest(guestId)}` });
}

/** A bearer is looked at only where it matters; one that is no good is refused even where none would do. */
export async function callerOf(
  endpoint: AskedOf,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<Visit & Partial<Identified>, FailureCode>> {
  const { identity, cookies } = request.server;
  const bearer = bearerOf(request);
  const userAgent = request.headers['user-agent'];
  const visit = { origin: networkOf(request.ip), bearer, userAgent, ...cookies(request, reply) };
  const { caller } = endpoint;
  if (!caller) return succeed(visit);
  let who: Identification;
  if (bearer === undefined) who = withoutToken(endpoint, request);
  else
    who = await asCaller(databaseCaller(visit), () =>
      typeof caller === 'object'
        ? identifyStaff(identity, { ...endpoint, caller }, bearer)
        : identifyCustomer(identity, bearer),
    );
  return who.ok ? succeed({ ...visit, ...who.data }) : who;
}
