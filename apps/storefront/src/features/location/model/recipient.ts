import { addressEndpoints } from '@jara/contract';

type Typed = { readonly name: string; readonly phone: string };
export type RecipientProblems = { readonly name?: string | undefined; readonly phone?: string | undefined };
type Read = { readonly recipient: { name: string; phone: string } | null; readonly problems: RecipientProblems };

const schema = addressEndpoints.addAddress.body.shape.recipient.unwrap();

/** With its 0, a number has eleven digits in Nigeria and ten in Ghana. */
const AT_HOME = /^0[1-9]\d{8,9}$/;
const WITH_CALLING_CODE = /^(?:00)?(?:234|233)0?([1-9]\d{8,9})$/;

/** People write spaces, dashes, brackets and calling codes; a rider dials 08012345678. */
const dialled = (phone: string) => phone.replaceAll(/[\s()+-]/g, '').replace(WITH_CALLING_CODE, '0$1');

/** Both fields empty is nobody else. Otherwise each is told what is wrong with it, at once. */
export function readRecipient({ name, phone }: Typed): Read {
  if (name.trim() === '' && phone.trim() === '') return { recipient: null, problems: {} };
  const given = { name: name.trim(), phone: dialled(phone) };
  const issues = schema.safeParse(given).error?.issues ?? [];
  const issueOf = (field: keyof Typed) => issues.find(({ path }) => path.includes(field))?.message;
  const problems = {
    name: given.name === '' ? 'Name is required' : issueOf('name'),
    // Spec §5 Phone, in its words.
    phone: issueOf('phone') ?? (AT_HOME.test(given.phone) ? undefined : 'Invalid phone number'),
  };
  const isFine = problems.name === undefined && problems.phone === undefined;
  return { recipient: isFine ? given : null, problems };
}
