import { Icon } from './icon.tsx';

export type MenuLink = { readonly words: string; readonly href: string; readonly isChosen: boolean };
type Props = {
  readonly id: string;
  readonly title: string;
  readonly links: readonly MenuLink[];
  readonly keepsScroll?: boolean;
};

/**
 * A list of links that a button with `popoverTarget` opens: from the bottom on a phone, centred on a desktop. The
 * browser's own popover does it, so it needs no code.
 */
export function LinkMenu({ id, title, links, keepsScroll = false }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full overflow-y-auto rounded-t-sheet bg-surface p-4 text-ink shadow-float md:inset-0 md:m-auto md:w-96 md:rounded-card"
    >
      <h2 className="mb-2 text-18">{title}</h2>
      <ul>
        {links.map(({ words, href, isChosen }) => (
          <li key={words}>
            <a
              href={href}
              data-shows="list"
              {...(keepsScroll && { 'data-scroll': 'keep' })}
              aria-current={isChosen ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between rounded-small px-3 hover:bg-sunk"
            >
              {words}
              {isChosen && <Icon name="check" className="size-5 text-brand" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
