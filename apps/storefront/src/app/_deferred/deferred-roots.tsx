'use client';

import { useEffect } from 'react';
import { deferredPart } from '@/shared/browser/deferred-part.tsx';
import { loadPartsWhenIdle } from '@/shared/browser/deferred-parts.ts';
import type { RootsProps } from './roots.tsx';

const loadParts = () => import('./parts.ts');

const LoadedRoots = deferredPart<RootsProps>('Roots');

/** Part of every page: loads the code of all deferred parts, and shows those that belong to no place. */
export function DeferredRoots(props: RootsProps) {
  useEffect(() => loadPartsWhenIdle(loadParts), []);
  return <LoadedRoots {...props} />;
}
