import { Icon } from '@jara/ui/icon';
import type { ReactNode } from 'react';
import { tracked } from '../analytics/tracked.ts';

type MenuLink = {
  readonly words: string;
  readonly href: string;
  readonly isChosen: boolean;
  /** What the link stands for, so that code can find it. */
  readonly value?: string;
};
type MenuPart = { readonly heading?: string; readonly links: readonly MenuLink[] };
type Props = {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly MenuPart[];
  /** Above the links. */
  readonly children?: ReactNode;
};

/**
 * A list of links that a button with `popoverTarget` opens: from the bottom on a phone, centred on a desktop. The
 * browser's own popover does it, so it needs no code.
 */
export function LinkMenu({ id, title, parts, children }: Props) {
  return (
    <div
      {...tracked('modal', id)}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full overflow-y-auto rounded-t-sheet bg-surface p-4 text-ink shadow-float backdrop:bg-scrim md:inset-0 md:m-auto md:w-96 md:rounded-sheet"
    >
      <div className="flex items-center justify-between">
        <h2 id={`${id}-title`} className="text-22">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className="inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      {parts.map(({ heading, links }) => (
        <div key={heading ?? ''}>
          {heading && <h3 className="mt-3 px-3 text-14 text-ink-soft">{heading}</h3>}
          <ul>
            {links.map((link) => (
              <li key={link.words}>
                <a
                  href={link.href}
                  data-shows="list"
                  data-value={link.value}
                  aria-current={link.isChosen ? 'true' : undefined}
                  className="flex min-h-11 items-center justify-between rounded-small px-3 hover:bg-sunk"
                >
                  {link.words}
                  {link.isChosen && <Icon name="check" className="size-5 text-brand" />}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
