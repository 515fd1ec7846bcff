import { Button } from '@jara/ui/button';
import { Icon } from '@jara/ui/icon';
import { type RefObject, type SubmitEvent, useEffect } from 'react';
import { useLocation } from 'wouter';
import { hrefOfFind } from './hrefs.ts';

const TYPES = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** '/' begins a search wherever nobody types. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPES) !== null;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

type Props = { readonly q?: string; readonly field: RefObject<HTMLInputElement | null> };

/** Leads to what is found by an order's number, a phone, a name or a payment's reference. */
export function FindBox({ q = '', field }: Props) {
  const [, go] = useLocation();
  useSlash(() => {
    field.current?.focus();
    field.current?.select();
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed.length > 1) go(hrefOfFind(typed));
  };
  return (
    <search>
      <form onSubmit={onSubmit} className="flex gap-2">
        <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-card border border-ink-soft/70 bg-surface ps-4 focus-within:outline-3 focus-within:outline-brand focus-within:outline-offset-1">
          <Icon name="search" className="size-5 text-ink-soft" />
          <span className="sr-only">Order number, phone, name or payment reference</span>
          <input
            // Another search begins with its own words.
            key={q}
            ref={field}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            placeholder="Order, phone, name or payment"
            className="min-w-0 flex-1 bg-transparent py-3 pe-3 outline-none placeholder:text-ink-soft"
          />
          <kbd className="me-3 hidden rounded-small border border-line px-2 text-14 text-ink-soft md:block">/</kbd>
        </label>
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}
