import type { SearchResult } from '@jara/contract';
import { searchText } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { suggestionsQuery } from '../api/suggestions.query.ts';
import { RecentSearches, useRecentSearches } from './recent-searches.island.tsx';
import { useSearchPlace } from './use-search-place.ts';

type Props = { readonly input: HTMLInputElement; readonly city: string };
type Suggestion = { readonly href: string; readonly words: string; readonly detail: string };

const PAUSE_MS = 200;
const LIST_ID = 'search-suggestions';
const RECENT_ID = 'recent-searches-below';

/** The focus may go from the box to the recent searches and back. */
const isInRecent = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`#${RECENT_ID}`) !== null;

/** The page of the search tab has them already. */
const isSearchView = () => document.querySelector('[data-part="search-view"]') !== null;

const PANEL = 'absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-card bg-surface py-2 shadow-float';

/** What the box says once a person has paused, whether they have, and whether it has the focus. */
function useTyped(input: HTMLInputElement) {
  const [typed, setTyped] = useState(input.value);
  const [isTyping, setIsTyping] = useState(false);
  const [isOpen, setIsOpen] = useState(() => document.activeElement === input);
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const onInput = () => {
      setIsOpen(true);
      setIsTyping(true);
      clearTimeout(pause);
      pause = setTimeout(() => {
        setTyped(input.value);
        setIsTyping(false);
      }, PAUSE_MS);
    };
    const onFocus = () => setIsOpen(input.value === '');
    const onBlur = ({ relatedTarget }: FocusEvent) => setIsOpen(isInRecent(relatedTarget));
    input.addEventListener('input', onInput);
    input.addEventListener('focus', onFocus);
    input.addEventListener('blur', onBlur);
    // What was typed while this script was loading.
    if (document.activeElement === input) onInput();
    return () => {
      clearTimeout(pause);
      input.removeEventListener('input', onInput);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('blur', onBlur);
    };
  }, [input]);
  return { typed, isTyping, isOpen, close: () => setIsOpen(false) };
}

const toSuggestions = (results: readonly SearchResult[]): Suggestion[] =>
  results.flatMap(({ vendor, dishes }) => {
    const path = vendorHref(vendor);
    const [dish] = dishes;
    return dish
      ? [{ href: `${path}?dish=${dish.id}`, words: dish.name, detail: vendor.name }]
      : [{ href: path, words: vendor.name, detail: vendor.location }];
  });

/** Round and round; from none to the first or the last. */
const nextChoice = (now: number, step: number, count: number) =>
  now === -1 && step === -1 ? count - 1 : (now + step + count) % count;

/** Suggestions below the search box, by the combobox pattern: arrows choose, Enter goes, Escape closes. */
export default function SearchSuggestions(props: Props) {
  return (
    <ApiProvider>
      <Suggestions {...props} />
    </ApiProvider>
  );
}

function Suggestions({ input, city }: Props) {
  const { typed, isTyping, isOpen, close } = useTyped(input);
  const isWorthAsking = searchText.safeParse(typed).success;
  const place = useSearchPlace(city);
  const { data, isPlaceholderData } = useQuery({ ...suggestionsQuery(place, typed.trim()), enabled: isWorthAsking });
  const suggestions = isOpen && isWorthAsking && data ? toSuggestions(data.results) : [];
  // A choice belongs to the list it was made in: another text starts without one.
  const [choice, setChoice] = useState({ typed, index: -1 });
  // Those of the text before stay in sight while others come, and cannot be taken: one would jump in under the finger.
  const isOld = isTyping || isPlaceholderData;
  const chosen = choice.typed === typed && !isOld ? choice.index : -1;
  const isShown = suggestions.length > 0;

  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown));
    if (chosen >= 0) input.setAttribute('aria-activedescendant', `${LIST_ID}-${chosen}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, isShown, chosen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      }
      if (!isShown || isOld) return;
      if (step !== undefined) {
        event.preventDefault();
        setChoice({ typed, index: nextChoice(chosen, step, suggestions.length) });
      } else if (event.key === 'Enter' && chosen >= 0) {
        event.preventDefault();
        document.getElementById(`${LIST_ID}-${chosen}`)?.click();
        close();
      }
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });

  return (
    <>
      {isOpen && input.value === '' && !isSearchView() && <RecentBelow input={input} city={city} close={close} />}
      <div
        id={LIST_ID}
        role="listbox"
        aria-label="Suggestions"
        aria-busy={isOld}
        hidden={!isShown}
        className={`${PANEL} aria-busy:*:opacity-60`}
      >
        {suggestions.map(({ href, words, detail }, index) => (
          <a
            key={href}
            {...tapped('component', 'suggestion', { position: index + 1 })}
            id={`${LIST_ID}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            href={isOld ? undefined : href}
            // Before the box loses the focus and the list goes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={isOld ? undefined : close}
            className={clsx('block px-4 py-2', index === chosen ? 'bg-sunk' : 'hover:bg-sunk')}
          >
            <span className="line-clamp-2">{words}</span>
            <span className="block truncate text-14 text-ink-soft">{detail}</span>
          </a>
        ))}
      </div>
    </>
  );
}

/** Below an empty box: what was searched for before. Open as long as the focus is in it or in the box. */
function RecentBelow({ input, city, close }: Props & { readonly close: () => void }) {
  const hasAny = useRecentSearches().length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus; what is done is done by its links and buttons
    <div
      id={RECENT_ID}
      hidden={!hasAny}
      // The box keeps the focus, and so the panel stays, whatever is tapped in it.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ relatedTarget }) => relatedTarget !== input && !isInRecent(relatedTarget) && close()}
      onKeyDown={({ key }) => key === 'Escape' && input.focus()}
      className={`${PANEL} px-4`}
    >
      <RecentSearches city={city} onChoose={close} />
    </div>
  );
}
