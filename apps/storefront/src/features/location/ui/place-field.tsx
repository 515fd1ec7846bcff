import type { PlaceSuggestion } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { useDebounced } from '@/shared/browser/use-debounced.ts';
import { Field } from '@/shared/ui/field.tsx';
import { placeSuggestionsQuery } from '../api/places.query.ts';
import { suggestionText } from '../model/suggestion-text.ts';

/** Spec §9. */
const PAUSE_MS = 300;

type Props = {
  readonly typed: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onPick: (suggestion: PlaceSuggestion, session: string | undefined) => void;
};

/** Only a secure page can make one; elsewhere each call is billed by itself. */
const newSession = (): string | undefined => globalThis.crypto.randomUUID?.();

/** Round and round; from none to the first or the last. */
const nextChoice = (now: number, step: number, count: number) =>
  now === -1 && step === -1 ? count - 1 : (now + step + count) % count;

/** A field with place suggestions beneath, by the combobox pattern: arrows choose, Enter takes, Escape closes. */
export function PlaceField({ typed, field, onType, onPick }: Props) {
  const listId = useId();
  const [session, setSession] = useState(newSession);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // What stands there once one is picked is not asked for when typing goes on.
  const asked = useDebounced(isOpen ? typed.trim() : '', PAUSE_MS);
  const input = isOpen ? asked : '';
  const { data, error, isFetching, refetch } = useQuery(placeSuggestionsQuery(input, session));
  const suggestions = isOpen && input !== '' ? (data ?? []) : [];

  const pick = (suggestion: PlaceSuggestion) => {
    setIsOpen(false);
    setActive(-1);
    // The lookup that follows ends this session; the next typing is another.
    setSession(newSession);
    onPick(suggestion, session);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setActive(nextChoice(active, step, suggestions.length));
      document.getElementById(`${listId}-${nextChoice(active, step, suggestions.length)}`)?.scrollIntoView({
        block: 'nearest',
      });
    }
    const chosen = suggestions[active];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) pick(chosen);
    }
    // The list alone: without this, the dialog would close too.
    if (event.key === 'Escape' && suggestions.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
  };

  const retry = () => {
    void refetch();
    // The button goes while it is tried.
    field.current?.focus();
  };

  const isWaiting = isOpen && typed.trim() !== '' && (isFetching || asked !== typed.trim());
  const isAsked = isOpen && input !== '';
  const told =
    suggestions.length > 0
      ? undefined
      : suggestionText({ isWaiting, isAsked, error, isOffline: error !== null && !navigator.onLine });
  return (
    <div>
      <Field
        {...trackedInput('address')}
        label="Address"
        placeholder="e.g. 12 Admiralty Way"
        role="combobox"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active >= 0 && suggestions[active] && { 'aria-activedescendant': `${listId}-${active}` })}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        ref={field}
        value={typed}
        onChange={(event) => {
          setIsOpen(true);
          setActive(-1);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Suggestions listId={listId} suggestions={suggestions} active={active} onPick={pick} />
      <p role="status" className="mt-1.5 text-14 text-ink-soft empty:hidden">
        {told?.words}
      </p>
      {told?.canRetry && (
        <Button look="secondary" className="mt-2" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  );
}

type ListProps = {
  readonly listId: string;
  readonly suggestions: readonly PlaceSuggestion[];
  readonly active: number;
  readonly onPick: (suggestion: PlaceSuggestion) => void;
};

/** Spec §9: the suggestions are about 220 px high, what holds them at most 230. */
function Suggestions({ listId, suggestions, active, onPick }: ListProps) {
  return (
    <div
      hidden={suggestions.length === 0}
      data-part="dropdown"
      className="mt-2 max-h-[230px] overflow-hidden rounded-card border border-line bg-surface p-1"
    >
      <div id={listId} role="listbox" aria-label="Places" className="max-h-[220px] overflow-y-auto overscroll-contain">
        {suggestions.map((suggestion, index) => (
          <button
            type="button"
            key={suggestion.place_id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
            className={clsx(
              'block min-h-11 w-full rounded-small px-3 py-2 text-start',
              index === active ? 'bg-sunk' : 'hover:bg-sunk',
            )}
          >
            <span className="block truncate font-medium">{suggestion.main_text}</span>
            <span className="block truncate text-14 text-ink-soft">{suggestion.secondary_text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
