import { Icon } from '@jara/ui/icon';
import { trackedInput } from '@/shared/analytics/tracked.ts';

type Props = { readonly id: string; readonly statusId: string };

/** The box that `searchMenu` listens to, and what it finds in words. */
export const MenuSearch = ({ id, statusId }: Props) => (
  <search
    // On a phone a round button beside the first category, until somebody writes into it.
    className="noscript:hidden block max-md:absolute max-md:top-0 max-md:right-0 max-md:z-1 max-md:w-11 max-md:focus-within:w-full max-md:has-[input:not(:placeholder-shown)]:static max-md:has-[input:not(:placeholder-shown)]:w-full"
  >
    <label className="relative block">
      <span className="sr-only">Search this menu</span>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 md:left-4 text-ink-soft" />
      <input
        id={id}
        {...trackedInput('menu_search')}
        type="search"
        placeholder="Search this menu"
        className="min-h-11 w-full rounded-pill border border-line bg-surface pr-4 pl-10.5 text-16 placeholder:text-ink-soft max-md:not-focus:placeholder-shown:pr-0 md:pl-11"
      />
    </label>
    <p id={statusId} role="status" className="not-empty:mt-2 text-14 md:mt-2 text-ink-soft" />
  </search>
);
