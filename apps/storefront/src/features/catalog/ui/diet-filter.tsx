import type { MenuItem } from '@jara/contract';
import { ALLERGENS, DIETARY_TAGS } from '@jara/contract';
import { DIETARY_TAG_LABEL } from '@jara/domain/catalog';
import { Icon } from '@jara/ui/icon';
import { tracked, trackedInput } from '@/shared/analytics/tracked.ts';

/** What can be chosen: tags that a dish has, allergens where any dish says what it contains, mildness where any is hot. */
const choicesIn = (dishes: readonly MenuItem[]) => [
  ...DIETARY_TAGS.filter((tag) => dishes.some(({ dietary_tags }) => dietary_tags?.includes(tag))).map((tag) => ({
    value: `is:${tag}`,
    words: DIETARY_TAG_LABEL[tag],
  })),
  ...(dishes.some(({ allergens }) => allergens !== null) ? ALLERGENS : []).map((allergen) => ({
    value: `without:${allergen}`,
    words: `Without ${allergen}`,
  })),
  ...(dishes.some(({ spicy }) => spicy) ? [{ value: 'spicy:1', words: 'Mild at most' }] : []),
];

type Props = { readonly id: string; readonly dishes: readonly MenuItem[] };

/** Narrows the menu to what somebody eats: plain markup in the browser's own popover, which MenuListeners listens to. */
export function DietFilter({ id, dishes }: Props) {
  const choices = choicesIn(dishes);
  if (choices.length === 0) return null;
  return (
    <div className="noscript:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line bg-surface px-3 font-medium text-14 hover:bg-sunk max-md:absolute max-md:top-0 max-md:right-13 max-md:group-has-[input[type=search]:focus]/menu:hidden max-md:group-has-[input[type=search]:not(:placeholder-shown)]/menu:hidden md:mt-2"
      >
        <span aria-hidden="true" className="dietary-icon icon-leaf text-brand" />
        <span>Diet</span>
        <span id={`${id}-count`} className="empty:hidden" />
      </button>
      <div
        {...tracked('modal', 'diet_filter')}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full overflow-y-auto rounded-t-sheet bg-surface p-4 text-ink shadow-float backdrop:bg-scrim md:inset-0 md:m-auto md:w-96 md:rounded-sheet"
      >
        <form>
          <div className="flex items-center justify-between">
            <h2 id={`${id}-title`} className="text-22">
              What you eat
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
          <p className="text-14 text-ink-soft">
            This is what vendors tell us. Dishes they have not told us about are left out.
          </p>
          <ul className="mt-2">
            {choices.map(({ value, words }) => (
              <li key={value}>
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="diet"
                    value={value}
                    {...trackedInput('diet')}
                    className="size-5 accent-brand"
                  />
                  {words}
                </label>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex gap-3">
            <button
              type="reset"
              className="min-h-11 flex-1 rounded-pill border border-line font-semibold hover:bg-sunk"
            >
              Clear
            </button>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className="min-h-11 flex-1 rounded-pill bg-brand font-semibold text-brand-ink"
            >
              Show dishes
            </button>
          </div>
        </form>
      </div>
      <p id={`${id}-status`} role="status" className="text-14 text-ink-soft not-empty:pt-2 max-md:not-empty:pe-32" />
    </div>
  );
}
