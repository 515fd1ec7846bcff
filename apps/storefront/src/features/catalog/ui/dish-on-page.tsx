type Props = { readonly id: number };

/** What the menu on the page says of a dish: all that there is of it while nothing more can be loaded. */
export function DishOnPage({ id }: Props) {
  const row = document.querySelector(`[data-dish="${id}"]`);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{row?.querySelector('h3 + p')?.textContent}</p>
      <p className="text-18 font-semibold">{row?.querySelector('.price')?.textContent}</p>
    </div>
  );
}
