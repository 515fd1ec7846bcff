import { email, phoneDigits } from '@jara/contract';
import type { z } from 'zod';
import type { PackageForm, PackagePhone } from './package-form.ts';
import { packageCurrency, readWorth } from './package-worth.ts';

export type PackageProblems = { readonly [Field in keyof PackageForm]?: string };

const problemOf = (schema: z.ZodType, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const emailProblem = (typed: string) => (typed.trim() === '' ? undefined : problemOf(email, typed));

const phoneProblem = ({ phone }: PackagePhone) =>
  phone.trim() === '' ? 'Phone is required' : problemOf(phoneDigits, phone);

function worthProblem(form: PackageForm): string | undefined {
  const read = readWorth(form.packageWorth, packageCurrency(form));
  return 'problem' in read ? read.problem : undefined;
}

/** Spec §5: what is wrong with each field, as far as the browser can tell. */
export function packageFormProblems(form: PackageForm): PackageProblems {
  const found = {
    pickupAddress: form.pickupAddress === null ? 'Pickup address is required' : undefined,
    dropoffAddress: form.dropoffAddress === null ? 'Dropoff address is required' : undefined,
    senderName: form.senderName.trim() === '' ? 'Sender name is required' : undefined,
    senderPhone: phoneProblem(form.senderPhone),
    senderEmail: emailProblem(form.senderEmail),
    receiverName: form.receiverName.trim() === '' ? 'Receiver name is required' : undefined,
    receiverPhone: phoneProblem(form.receiverPhone),
    receiverEmail: emailProblem(form.receiverEmail),
    packageWorth: worthProblem(form),
    deliveryFee: form.deliveryFee === null ? 'Delivery fee error' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

export type RefusedForm = { readonly form: PackageForm; readonly problems: PackageProblems };

/** What was refused is wrong until it is something else, whether it was typed, chosen or filled in. */
export function problemsLeft({ form, problems }: RefusedForm, now: PackageForm): PackageProblems {
  const isSame = (field: keyof PackageForm) => JSON.stringify(form[field]) === JSON.stringify(now[field]);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => isSame(field as keyof PackageForm)));
}
