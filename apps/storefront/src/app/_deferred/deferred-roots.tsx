'use client';

import { useEffect } from 'react';
import { deferredPart, useParts } from '@/shared/browser/deferred-part.tsx';
import { loadPartsWhenIdle, resumeAtParts } from '@/shared/browser/deferred-parts.ts';
import type { RootsProps } from './roots.tsx';

const loadParts = () => import('./parts.ts');

const LoadedRoots = deferredPart<RootsProps>('Roots');

/** Part of every page: loads the code of all deferred parts, and shows those that belong to no place. */
export function DeferredRoots(props: RootsProps) {
  const hasParts = useParts() !== undefined;
  useEffect(() => loadPartsWhenIdle(loadParts), []);
  useEffect(() => {
    // In a task of its own: by then all of them listen.
    if (hasParts) setTimeout(resumeAtParts);
  }, [hasParts]);
  return <LoadedRoots {...props} />;
}
