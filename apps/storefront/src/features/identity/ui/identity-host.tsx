import type { SignedInUser } from '@jara/contract';
import { isPhoneOf, type PhoneValue } from '@jara/domain/phone';
import { type ComponentType, useEffect, useState } from 'react';
import { browserSession, signedInUser } from '@/shared/api/browser-session.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { useLayer } from '@/shared/browser/layers.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';
import { closeDialog, openCompleteProfile, openProfile, openSignIn, openSignInAgain } from '../model/dialogs.ts';
import { forgetPendingCode, pendingCode } from '../model/pending-code.ts';
import { sessionReference } from '../model/session-reference.ts';
import type { IdentityDialogsProps } from './identity-dialogs.tsx';

const loadDialogs = () => import('./identity-dialogs.tsx');

/** What is kept in the browser may have been spoilt. */
const isOwn = (kept: unknown, customer: SignedInUser): boolean => {
  const { phone, country } = (kept ?? {}) as Partial<PhoneValue>;
  return phone !== undefined && country !== undefined && isPhoneOf({ phone, country }, customer);
};

/** A page that went away while it asked for a code asks for it again. */
function openInterrupted(): void {
  const pending = pendingCode(Date.now());
  if (!pending) return;
  const { dialog } = pending;
  const customer = signedInUser();
  // ADR 37: a customer may be giving another code for their own number.
  const isAgain = dialog === 'sign-in' && customer !== null && isOwn(pending['phone'], customer);
  // Signed in by another tab, or out by it.
  if (!isAgain && (dialog === 'sign-in') === (customer !== null)) forgetPendingCode();
  else if (dialog === 'sign-in') openSignIn();
  else if (dialog === 'profile') openProfile();
  else openCompleteProfile();
}

/** Part of every page: fetches identity's dialogs when one is first needed, and nothing before. */
export function IdentityHost(given: Pick<IdentityDialogsProps, 'smsInbox' | 'countryInUse'>) {
  const { isOpen, given: opened } = useLayer('account');
  const shown = isOpen ? opened?.dialog : undefined;
  const [reference, setReference] = useState<string>();
  const [Dialogs, setDialogs] = useState<ComponentType<IdentityDialogsProps>>();
  const isNeeded = shown !== undefined || reference !== undefined;

  useEffect(() => setReference(sessionReference() ?? undefined), []);
  useEffect(() => browserSession().onSignInAsked(({ why, onEnd }) => openSignInAgain(why, onEnd)), []);
  useEffect(() => openInterrupted(), []);

  useEffect(() => {
    if (!isNeeded || Dialogs) return;
    importWithRetry(loadDialogs).then(
      ({ IdentityDialogs }) => setDialogs(() => IdentityDialogs),
      (error: unknown) => {
        closeDialog();
        toastImportFailure(error, 'We could not open this. Please try again when the network is back.');
      },
    );
  }, [isNeeded, Dialogs]);

  if (Dialogs) return <Dialogs shown={shown} reference={reference} {...given} />;
  if (shown === undefined) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-50 rounded-t-sheet bg-surface p-6 text-center text-ink-soft shadow-float md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:-translate-1/2 md:rounded-sheet"
    >
      Opening…
    </p>
  );
}
