import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { env } from '@/shared/config/env.ts';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';
import { LayerSpecimens } from './layer-specimens.tsx';
import { Specimens } from './specimens.tsx';
import { ToastSpecimens } from './toast-specimens.tsx';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false } };

/** Every primitive in every state, for us: in development, or where JARA_GALLERY is 1. */
export default async function GalleryPage() {
  // Decided when it is asked for, not when it is built.
  await connection();
  if (env.NODE_ENV === 'production' && env.JARA_GALLERY !== '1') notFound();
  return (
    <PlainFrame>
      <h1 className="text-28 md:text-36">Gallery</h1>
      <p className="mt-1 mb-6 text-ink-soft">What the storefront is made of, in both schemes.</p>
      <div className="grid gap-6 md:grid-cols-2">
        <LayerSpecimens />
        <ToastSpecimens />
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Specimens theme="light" />
        <Specimens theme="dark" />
      </div>
    </PlainFrame>
  );
}
