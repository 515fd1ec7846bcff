'use client';

import { useEffect } from 'react';
import { storeTag } from '../model/stored-tag.ts';

/** Stores the tag that was chosen. */
export function RememberTag({ tag }: { readonly tag: string | undefined }) {
  useEffect(() => storeTag(tag), [tag]);
  return null;
}
