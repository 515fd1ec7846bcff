import type { SignedInUser } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { type ReactNode, useEffect } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { useIsInBrowser } from '@/shared/browser/use-is-in-browser.ts';
import { requireSignIn } from '../model/require-sign-in.ts';
import { useCustomer } from './use-customer.ts';

type Props = {
  /** 'Sign in to see your wallet' */
  readonly title: string;
  /** Until it is known who is signed in; part of the server's page, which is the same for everyone (ADR 14). */
  readonly loading: ReactNode;
  readonly children: (customer: SignedInUser) => ReactNode;
};

/** A page of one's own. A guest is sent to sign-in, and then is where they wanted to be. */
export function SignedInOnly({ title, loading, children }: Props) {
  const customer = useCustomer();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return loading;
  if (!customer) return <SignedOut title={title} />;
  // What is on screen belongs to this customer and to nobody after them.
  return <ApiProvider key={customer.id}>{children(customer)}</ApiProvider>;
}

function SignedOut({ title }: { readonly title: string }) {
  useEffect(() => requireSignIn(), []);
  return (
    <EmptyState title={title} action={<Button onClick={() => requireSignIn()}>Sign in</Button>}>
      We send a code to your phone.
    </EmptyState>
  );
}
