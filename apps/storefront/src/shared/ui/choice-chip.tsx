import clsx from 'clsx';
import { Icon } from './icon.tsx';

type Choice = { readonly words: string; readonly href: string; readonly isChosen: boolean };
type Props = { readonly label: string; readonly chosen: string | undefined; readonly choices: readonly Choice[] };

/** A chip with several answers. The browser's own popover opens it, so it needs no code. */
export function ChoiceChip({ label, chosen, choices }: Props) {
  const id = `choices-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={clsx(
          'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-pill border px-4 font-medium text-14',
          chosen ? 'border-brand bg-brand text-brand-ink' : 'border-line bg-surface text-ink hover:bg-sunk',
        )}
      >
        {chosen ? `${label}: ${chosen}` : label}
        <Icon name="chevron" className="size-4 rotate-90" />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full rounded-t-sheet bg-surface p-4 text-ink shadow-float md:inset-0 md:m-auto md:w-80 md:rounded-card"
      >
        <h2 className="mb-2 text-18">{label}</h2>
        <ul>
          {choices.map(({ words, href, isChosen }) => (
            <li key={words}>
              <a
                href={href}
                data-shows="list"
                data-scroll="keep"
                aria-current={isChosen ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between rounded-small px-3 hover:bg-sunk"
              >
                {words}
                {isChosen && <Icon name="check" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
