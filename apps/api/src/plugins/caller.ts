import type { Endpoint, FailureCode } from '@jara/contract';
import { type Outcome, refuse } from '@jara/server';
import { hashOfGuest, type Shopper } from '@jara/server/cart';
import type { Identity } from '@jara/server/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Cookie, type IdentityCookies, identityCookies } from './identity-cookies.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyInstance {
    identity: Pick<Identity, 'customerOf'>;
    cookies: IdentityCookies;
  }
  interface FastifyRequest {
    caller: Recognised<number | undefined, Shopper | undefined> | null;
  }
}

type ShopperFor<Who> = Who extends 'shopper' ? Shopper : undefined;
type CustomerFor<Who> = Who extends 'customer' ? number : Who extends 'anyone' ? number | undefined : undefined;

/** Whose call it is, and what of their browser's an endpoint may need. */
type Recognised<Customer, Buyer> = {
  /** Under whom what they do is stored; nobody's where the endpoint asks for nobody. */
  readonly owner: string | undefined;
  readonly customer: Customer;
  /** Whose carts are meant. */
  readonly shopper: Buyer;
  /** The address that the call comes from, as limits count it. */
  readonly origin: string;
  readonly bearer: string | undefined;
  readonly refresh: Cookie;
  /** Tells a browser that has signed in with a phone before. */
  readonly device: Cookie;
  /** Tells the browser that a sign-up's data were typed in. */
  readonly registration: Cookie;
};

/** The customer's id is there where the endpoint is for customers, and never where it asks for nobody. */
export type Caller<E extends Endpoint> = Recognised<CustomerFor<E['caller']>, ShopperFor<E['caller']>>;

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer (\S{1,4000})$/.exec(headers.authorization ?? '')?.[1];

const GUEST_ID = z.uuidv4();

/** A guest is whoever brings an id of this form; it opens that guest's carts and nothing else. */
const guestIdOf = ({ headers }: FastifyRequest) => GUEST_ID.safeParse(headers['x-guest-id']).data;

export function recogniseCallers(
  app: FastifyInstance,
  identity: Pick<Identity, 'customerOf'>,
  { isHttps }: { isHttps: boolean },
): void {
  app.decorate('identity', identity);
  app.decorate('cookies', identityCookies(isHttps));
  app.decorateRequest('caller', null);
}

type Answer = Outcome<Recognised<number | undefined, Shopper | undefined>, FailureCode>;

/** A bearer is looked at only where it matters; one that is no good is refused even where none would do. */
export async function callerOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
  const bearer = bearerOf(request);
  const { identity, cookies } = request.server;
  const caller = {
    owner: undefined,
    customer: undefined,
    shopper: undefined,
    origin: networkOf(request.ip),
    bearer,
    ...cookies(request, reply),
  };
  if (!endpoint.caller) return { ok: true, data: caller };
  if (bearer !== undefined) {
    const customer = await identity.customerOf(bearer);
    if (!customer.ok) return customer;
    const id = customer.data;
    return { ok: true, data: { ...caller, owner: `customer ${id}`, customer: id, shopper: { customer: id } } };
  }
  if (endpoint.caller === 'anyone') return { ok: true, data: caller };
  const guestId = guestIdOf(request);
  if (endpoint.caller === 'customer' || guestId === undefined) {
    return refuse(endpoint.hiddenAs ?? 'NOT_SIGNED_IN');
  }
  return { ok: true, data: { ...caller, owner: `guest ${hashOfGuest(guestId)}`, shopper: { guestId } } };
}
