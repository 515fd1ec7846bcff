import type { AuditDetails } from '@jara/contract';
import { sentenceOf } from './labels.ts';

/** What the words of the code say to a person. */
const WORDS: Readonly<Record<string, string>> = {
  vendor_fault: 'the vendor’s fault',
  rider_fault: 'the rider’s fault',
  give_up: 'give up and refund',
  add_support: 'join support',
  return_suspense: 'given back at the provider',
  credit_suspense: 'into the wallet',
};

const NAMES: Readonly<Record<string, string>> = {
  fault: '',
  kind: 'request to',
  vendor_id: 'vendor no.',
  rider_id: 'rider no.',
  city_id: 'city no.',
  approval_id: 'request no.',
  requested_by: 'requested by staff no.',
  bank_reference: 'bank reference',
};

/** 'the vendor’s fault', 'request to refund', 'rider no. 7'. */
export const detailText = (name: string, value: AuditDetails[string]): string =>
  `${NAMES[name] ?? sentenceOf(name).toLowerCase()} ${WORDS[String(value)] ?? String(value)}`.trim();
