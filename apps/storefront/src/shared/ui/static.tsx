import type { ComponentProps } from 'react';
import { staticMarkup } from './static-markup.ts';

type Props = ComponentProps<'div'> & { readonly as?: 'div' | 'header' | 'nav' | 'ul' };

/** An element with plain markup in it, which the framework handles as one text. Code may listen to it, but owns none of it. */
export const Static = ({ as: Tag = 'div', children, ...rest }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: staticMarkup escapes every text and every value
  <Tag {...(rest as object)} dangerouslySetInnerHTML={{ __html: staticMarkup(children) }} />
);
