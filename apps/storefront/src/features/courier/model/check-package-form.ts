import { email, phoneDigits } from '@jara/contract';
import type { z } from 'zod';
import type { PackageForm, PackagePhone } from './package-form.ts';
import { worthProblem } from './package-worth.ts';

export type PackageProblems = { readonly [Field in keyof PackageForm]?: string };

const problemOf = (schema: z.ZodType, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const emailProblem = (typed: string) => (typed.trim() === '' ? undefined : problemOf(email, typed));

const phoneProblem = ({ phone }: PackagePhone) =>
  phone.trim() === '' ? 'Phone is required' : problemOf(phoneDigits, phone);

/** Spec §5: what is wrong with each field, as far as the browser can tell. */
export function packageFormProblems(form: PackageForm): PackageProblems {
  const packageWorth = worthProblem(form);
  // There is no fee of a worth that cannot be read: that is told at the worth.
  const isFeeMissing = form.deliveryFee === null && packageWorth === undefined;
  const found = {
    pickupAddress: form.pickupAddress === null ? 'Pickup address is required' : undefined,
    dropoffAddress: form.dropoffAddress === null ? 'Dropoff address is required' : undefined,
    senderName: form.senderName.trim() === '' ? 'Sender name is required' : undefined,
    senderPhone: phoneProblem(form.senderPhone),
    senderEmail: emailProblem(form.senderEmail),
    receiverName: form.receiverName.trim() === '' ? 'Receiver name is required' : undefined,
    receiverPhone: phoneProblem(form.receiverPhone),
    receiverEmail: emailProblem(form.receiverEmail),
    packageWorth,
    deliveryFee: isFeeMissing ? 'Delivery fee error' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

export type RefusedForm = { readonly form: PackageForm; readonly problems: PackageProblems };

/** What was refused is wrong until it is something else, whether it was typed, chosen or filled in. */
export function problemsLeft({ form, problems }: RefusedForm, now: PackageForm): PackageProblems {
  const isSame = (field: keyof PackageForm) => JSON.stringify(form[field]) === JSON.stringify(now[field]);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => isSame(field as keyof PackageForm)));
}
