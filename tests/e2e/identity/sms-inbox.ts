import { expect, test } from '@playwright/test';
import { stackPorts } from '../support/env.ts';

/** A number that nobody has: as a person types it, and as a network writes it. */
export type Phone = { readonly typed: string; readonly digits: string };

let made = 0;

/**
 * Seven digits that no other test of the run gets: a run starts fewer than a thousand workers. The last is not zero: the
 * sandbox fails texts to numbers that end in 0000.
 */
function newDigits(): string {
  made += 1;
  const worker = test.info().workerIndex;
  return `${String(worker).padStart(3, '0')}${String(made).padStart(3, '0')}1`;
}

export function newPhone(): Phone {
  const rest = newDigits();
  return { typed: `0803${rest}`, digits: `234803${rest}` };
}

async function textsTo(digits: string, sandbox: string): Promise<string[]> {
  const answer = await fetch(`${sandbox}/sms/inbox?phone=${digits}`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
}

/** The code in the `nth` text to a phone, once it has arrived. */
export async function codeSentTo({ digits }: Phone, nth = 1): Promise<string> {
  const inbox = `http://127.0.0.1:${(await stackPorts()).sandbox}`;
  let texts: string[] = [];
  await expect
    .poll(
      async () => {
        texts = await textsTo(digits, inbox);
        return texts.length;
      },
      { message: `text ${nth} to ${digits}`, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(nth);
  const code = /\d{4}/.exec(texts.at(-nth) ?? '')?.[0];
  if (code === undefined) throw new Error(`Text ${nth} to ${digits} holds no code.`);
  return code;
}

/** Four digits that are not the code. */
export const otherThan = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));
