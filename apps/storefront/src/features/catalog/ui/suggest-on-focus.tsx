'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const SearchSuggestions = dynamic(() => import('./search-suggestions.tsx'), { ssr: false });

/** Brings the suggestions when a person first goes to the search box, and not before: they cost code. */
export function SuggestOnFocus({ inputId, placeId }: { readonly inputId: string; readonly placeId: number }) {
  const [input, setInput] = useState<HTMLInputElement>();
  useEffect(() => {
    const found = document.getElementById(inputId);
    if (!(found instanceof HTMLInputElement)) return;
    const wake = () => setInput(found);
    if (document.activeElement === found) wake();
    found.addEventListener('focus', wake, { once: true });
    return () => found.removeEventListener('focus', wake);
  }, [inputId]);
  return input && <SearchSuggestions input={input} placeId={placeId} />;
}
