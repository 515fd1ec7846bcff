import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';

const loadSuggestions = () => import('./search-suggestions.tsx');

/**
 * Brings the suggestions when a person first goes to the search box, and not before: they cost code. Without them the
 * box still searches; the next visit to it tries again.
 */
export function SuggestOnFocus({ inputId, city }: { readonly inputId: string; readonly city: string }) {
  const [input, setInput] = useState<HTMLInputElement>();
  const { loaded, isFailed, retry } = useLazyImport(loadSuggestions, input !== undefined);
  const wake = useEffectEvent((found: HTMLInputElement) => {
    setInput(found);
    if (isFailed && !loaded) retry();
  });
  useEffect(() => {
    const found = document.getElementById(inputId);
    if (!(found instanceof HTMLInputElement)) return;
    const onFocus = () => wake(found);
    if (document.activeElement === found) onFocus();
    found.addEventListener('focus', onFocus);
    return () => found.removeEventListener('focus', onFocus);
  }, [inputId]);
  const SearchSuggestions = loaded?.default;
  return input && SearchSuggestions ? <SearchSuggestions input={input} city={city} /> : null;
}
