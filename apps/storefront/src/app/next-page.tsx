import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { PLACE_COOKIE, readPlace } from '@/shared/browser/place-cookie.ts';
import type { PageParameters } from '@/shared/config/page-parameters.ts';
import type { Head, Page } from '../server/page.ts';

type Props = {
  readonly params: Promise<Record<string, string>>;
  readonly searchParams: Promise<PageParameters>;
};

function metadataOf({ title, description, isIndexed, canonical, picture, place }: Head): Metadata {
  return {
    ...(title !== undefined && { title: { absolute: `${title} · Jara` } }),
    ...(description !== undefined && { description }),
    ...(canonical !== undefined && { alternates: { canonical } }),
    ...(picture !== undefined && { openGraph: { title, url: canonical, images: [picture] } }),
    ...(place !== undefined && { other: { place } }),
    ...(!isIndexed && { robots: { index: false } }),
  };
}

/** A page of ours as Next wants it. Loaded once, for its head and its tree. */
export function nextPage({ load }: Page) {
  const loadOnce = cache(async (params: string, parameters: string) =>
    load({
      params: JSON.parse(params) as Record<string, string>,
      parameters: JSON.parse(parameters) as PageParameters,
      place: readPlace((await cookies()).get(PLACE_COOKIE)?.value),
    }),
  );
  const loaded = async ({ params, searchParams }: Props) =>
    loadOnce(JSON.stringify(await params), JSON.stringify(await searchParams));
  return {
    async generateMetadata(props: Props): Promise<Metadata> {
      const shown = await loaded(props);
      if (shown === 'not found') return { title: 'Page not found' };
      return 'movedTo' in shown ? {} : metadataOf(shown.head);
    },
    async NextPage(props: Props) {
      const shown = await loaded(props);
      if (shown === 'not found') notFound();
      if ('movedTo' in shown) (shown.status === 308 ? permanentRedirect : redirect)(shown.movedTo);
      return 'tree' in shown ? shown.tree : null;
    },
  };
}
