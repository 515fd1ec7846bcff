import { type Endpoint, endpoints, problemText } from '@jara/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const people = phoneBook(api, () => new Date());
let customer: Record<string, string>;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
function callerOf({ caller }: Endpoint) {
  if (typeof caller !== 'object') return customer;
  return staff[caller.staff === 'any' ? 'support' : caller.staff].who;
}

beforeAll(async () => {
  customer = bearer((await people.newCustomer()).user.token);
  const book = staffBook(api.database.openOwner(), () => new Date());
  // Every id that is sent is 1: what is done to that person ends no session that the calls are made in.
  await book.rider();
  staff = await book.everyRole();
});

/** What a validator says and no person would. */
const VALIDATOR_WORDING =
  /expected|\breceived\b(?!,)|invalid (input|option|string|uuid|email|type|value)|too (big|small)|unrecognized|undefined|\bNaN\b|\bnull\b|must match|pattern|regex|[<>=]=|[{}[\]]/i;
/** What we say: a field's sentence, or what goes on from its name. */
const OURS =
  /^(is |has |must |The |Invalid phone number$|Enter a valid (email|MOMO phone number)|Enter your Pocket ID$|[A-Z][a-z]+( [a-z]+)? is required$)/;

const LONG = 'x'.repeat(3_000);
const WRONG_VALUES = [
  null,
  true,
  7,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'x',
  LONG,
  '\u0000',
  [],
  [null],
  [{}],
  {},
  { x: 1 },
  [[7]],
];
const WRONG_TEXTS = ['', ' ', 'x', '-1', '1.5', '1e9', '0', LONG, '%00', '../..', 'x&x=1'];

const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const { properties = {}, anyOf = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const inEach = anyOf.flatMap((each) => Object.keys((typeof each === 'object' && each.properties) || {}));
  return [...Object.keys(properties), ...inEach];
};

const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  phone: '08031234567',
  country_code: 'NG',
  role: 'customer',
  user_role: 'customer',
  vendor_id: 1,
  order_items: [],
  cart_id: '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c',
};
const plausible = (fields: readonly string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in PLAUSIBLE ? [[field, PLAUSIBLE[field]]] : [])));

type Wrong = { url: string; payload?: unknown; headers?: Record<string, string> };

/** Each field left out and given every wrong value, with the others missing or plausible; and bodies that are no group. */
function wrongRequestsTo({ path, params, query, headers, body }: Endpoint): Wrong[] {
  const right = path.replaceAll(/:\w+/g, '1');
  const inPath = fieldsOf(params).flatMap((name) =>
    WRONG_TEXTS.filter((text) => text.trim() !== '' && text !== '../..').map((text) => ({
      url: path.replace(`:${name}`, text.slice(0, 250)).replaceAll(/:\w+/g, '1'),
    })),
  );
  const inQuery = [...fieldsOf(query), 'unknown'].flatMap((name) =>
    WRONG_TEXTS.flatMap((text) => [{ url: `${right}?${name}=${text}` }, { url: `${right}?${name}=1&${name}=${text}` }]),
  );
  const inHeaders = fieldsOf(headers).flatMap((name) =>
    ['x', ' ', LONG].map((text) => ({ url: right, headers: { [name]: text } })),
  );
  const fields = fieldsOf(body);
  const inBody = !body
    ? []
    : [...WRONG_VALUES, plausible(fields)]
        .map((payload) => ({ url: right, payload }))
        .concat(
          [...fields, 'unknown'].flatMap((field) =>
            WRONG_VALUES.flatMap((value) => [
              { url: right, payload: { [field]: value } },
              { url: right, payload: { ...plausible(fields), [field]: value } },
            ]),
          ),
        );
  const all: Wrong[] = [{ url: right }, ...inPath, ...(query ? inQuery : []), ...inHeaders, ...inBody];
  return [...new Map(all.map((wrong) => [JSON.stringify(wrong), wrong])).values()];
}

const table = Object.entries<Endpoint>(endpoints).filter(
  ([, { params, query, headers, body }]) => params ?? query ?? headers ?? body,
);

type Told = { readonly status: number; readonly message: string; readonly problems: readonly string[] };

/** What is said of a body that the contract refuses; undefined of one that is taken. */
function refusalOf({ body }: Endpoint, { payload }: Wrong): Told | undefined {
  if (!body || payload === undefined) return undefined;
  const { error } = body.safeParse(payload, { error: problemText });
  return error && { status: 400, message: '', problems: error.issues.map((issue) => issue.message) };
}

/** What somebody is told of it: the sentence of the reply, and one for each field. */
async function send(endpoint: Endpoint, { url, payload, headers }: Wrong): Promise<Told> {
  const isJson = payload !== undefined && { 'content-type': 'application/json' };
  const reply = await api.app.inject({
    method: endpoint.method,
    url,
    headers: { ...callerOf(endpoint), ...headers, ...isJson },
    ...(isJson && { payload: JSON.stringify(payload) }),
  });
  if (reply.statusCode !== 400) return { status: reply.statusCode, message: '', problems: [] };
  const { message, data } = reply.json<{ message: string; data?: { problems: { message: string }[] } }>();
  return { status: 400, message, problems: data?.problems.map((problem) => problem.message) ?? [] };
}

const isOurs = (problem: string) => OURS.test(problem) && !VALIDATOR_WORDING.test(problem);

describe.each(table)('%s', (_name, endpoint) => {
  test('says in our own words what is wrong with what it was sent', async () => {
    let heard = 0;
    const badlyTold: object[] = [];
    let isRefusalSent = false;
    for (const wrong of wrongRequestsTo(endpoint)) {
      // Bodies that are refused never reach the endpoint: one is sent, and the others have the contract's words.
      const refusal = refusalOf(endpoint, wrong);
      const { status, message, problems } = (isRefusalSent && refusal) || (await send(endpoint, wrong));
      isRefusalSent ||= refusal !== undefined;
      heard += problems.length;
      const isWell = status !== 500 && !VALIDATOR_WORDING.test(message) && problems.every(isOurs);
      if (!isWell) badlyTold.push({ ...wrong, status, message, problems });
    }
    expect(badlyTold).toEqual([]);
    expect(heard).toBeGreaterThan(0);
  });
});

test.each([
  ['/customer/vendor/paths', 'city', 'is missing'],
  ['/customer/vendor?limit=301', 'limit', 'must be at most 300'],
  ['/customer/vendor?limit=0', 'limit', 'must be at least 1'],
  ['/customer/vendor?type=bakery', 'type', 'must be one of restaurant, supermarket, pharmacy, local-market'],
  [`/customer/vendor?category=${'x'.repeat(121)}`, 'category', 'must have at most 120 characters'],
  ['/customer/vendor?cty=lagos', '', 'has a field that is not known here'],
  ['/auth/session?session_reference=', 'session_reference', 'must not be empty'],
])('a wrong value names its field and the reason: case %#', async (url, path, message) => {
  expect((await api.app.inject(url)).json().data.problems).toEqual([{ path, message }]);
});
