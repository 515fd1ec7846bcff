import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SoftNavigation } from '@/shared/browser/soft-navigation.tsx';
import { env } from '@/shared/config/env.ts';
import { PageShell } from '../frames/page-shell.tsx';
import { DeferredRoots } from './_deferred/deferred-roots.tsx';
import '@/shared/ui/globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.PUBLIC_URL),
  title: { default: 'Jara', template: '%s · Jara' },
  description: 'Meals and groceries from the places around you, in Nigeria and Ghana.',
  applicationName: 'Jara',
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf9' },
    { media: '(prefers-color-scheme: dark)', color: '#12110f' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <PageShell>{children}</PageShell>
        <DeferredRoots mapStyleUrl={env.MAP_STYLE_URL} smsInbox={env.SMS_INBOX_URL} />
        <SoftNavigation />
      </body>
    </html>
  );
}
