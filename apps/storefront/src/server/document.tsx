import type { ReactNode } from 'react';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import { JsonScript } from '@/shared/ui/json-script.tsx';
import { PageShell } from '../frames/page-shell.tsx';
import type { Head } from '../pages/page.ts';
import type { BuiltFiles } from './built-files.ts';

const DESCRIPTION = 'Meals and groceries from the places around you, in Nigeria and Ghana.';

const absolute = (href: string) => new URL(href, env.PUBLIC_URL).href;

/** How the page looks where it is shared. */
type PreviewProps = Readonly<Record<'title' | 'description' | 'url' | 'picture', string>>;

function Preview({ title, description, url, picture }: PreviewProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

function HeadOfPage({ title, description = DESCRIPTION, isIndexed, canonical, picture, place }: Head) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf9" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12110f" />
      <meta name="color-scheme" content="light dark" />
      <title>{title === undefined ? 'Jara' : `${title} · Jara`}</title>
      <meta name="description" content={description} />
      <meta name="application-name" content="Jara" />
      <meta name="format-detection" content="telephone=no" />
      {place !== undefined && <meta name="place" content={place} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={absolute(canonical)} />}
      {title !== undefined && canonical !== undefined && picture !== undefined && (
        <Preview title={title} description={description} url={absolute(canonical)} picture={absolute(picture)} />
      )}
      <link rel="manifest" href={`${BASE_PATH}/manifest.webmanifest`} />
      <link rel="icon" href={`${BASE_PATH}/icon.svg`} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${BASE_PATH}/apple-icon.png`} sizes="180x180" type="image/png" />
    </>
  );
}

type Props = {
  readonly head: Head;
  readonly path: string;
  /** Pictures are then not fetched before somebody taps them (globals.css: `data-saver`). */
  readonly savesData: boolean;
  readonly files: BuiltFiles;
  /** The addresses of its code, for the service worker, which keeps with a page whatever it names. */
  readonly code: readonly string[];
  readonly children: ReactNode;
};

/** Ours, and named by the policy of every page (front-door: page-policy.ts). */
const InlineScript = ({ code }: { readonly code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text
  <script dangerouslySetInnerHTML={{ __html: code }} />
);

/** What is the same on every page: what surrounds `children`, and the place of what the browser puts over it. */
export function Document({ head, path, savesData, files, code, children }: Props) {
  const { entry, styles, inline } = files;
  const saver = savesData ? { 'data-saver': '' } : {};
  return (
    <html lang="en" data-entry={entry} data-waiting="" data-unread="" {...saver}>
      <head>
        <InlineScript code={inline.firstPaint} />
        <HeadOfPage {...head} />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <PageShell path={path}>{children}</PageShell>
        <div id="stage" data-code={code.join(' ')} />
        <JsonScript id="page-settings" value={{ mapStyleUrl: env.MAP_STYLE_URL, smsInbox: env.SMS_INBOX_URL }} />
        <InlineScript code={inline.starter} />
      </body>
    </html>
  );
}
