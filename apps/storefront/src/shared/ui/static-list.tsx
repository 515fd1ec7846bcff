import type { ComponentProps } from 'react';
import { staticMarkup } from './static-markup.ts';

/** A long list of plain markup, which the framework handles as one text. Code may listen to it, but owns none of it. */
export const StaticList = ({ children, ...rest }: ComponentProps<'ul'>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: staticMarkup escapes every text and every value
  <ul {...rest} dangerouslySetInnerHTML={{ __html: staticMarkup(children) }} />
);
