'use client';

import { useEffect } from 'react';
import { keepTag } from '@/shared/browser/list-tag.ts';

/** Keeps the tag that was chosen. */
export function RememberTag({ tag }: { readonly tag: string | undefined }) {
  useEffect(() => keepTag(tag), [tag]);
  return null;
}
