import { idInUrl } from '@jara/contract';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '@/shared/config/env.ts';
import { AccountFrame } from '../../account-frame.tsx';
import { NOT_FOUND } from '../../not-found-metadata.ts';
import { OrderWithCart } from './order-with-cart.tsx';

type Props = { readonly params: Promise<{ id: string }> };

const orderIdOf = async ({ params }: Props) => idInUrl.safeParse((await params).id).data;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const id = await orderIdOf(props);
  return id === undefined ? NOT_FOUND : { title: `Order #${id}`, robots: { index: false } };
}

/** The same for everyone: whose order it is, and whether there is one, the browser asks (ADR 14). */
export default async function OrderRoute(props: Props) {
  const id = await orderIdOf(props);
  if (id === undefined) notFound();
  return (
    <AccountFrame isInMenu={false}>
      <OrderWithCart id={id} mapStyleUrl={env.MAP_STYLE_URL} />
    </AccountFrame>
  );
}
