import { useEffect, useEffectEvent, useState } from 'react';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { DishSheetFailure } from './dish-sheet-failure.tsx';

const loadDishSheet = () => import('./dish-sheet.tsx');

/** The page's own words for the dish, so that the sheet has its title before anything has loaded. */
const nameOf = (id: string) => document.querySelector(`[data-dish="${id}"] h3`)?.textContent;

/** Opens the sheet of the dish that the address names, and puts a dish into the address when its link is tapped. */
export function DishSheetHost({ vendorId, contact }: { readonly vendorId: number; readonly contact: string }) {
  const { values, show, close } = useLayerInAddress('dish');
  const asked = values.dish;

  const showDish = useEffectEvent((dish: string | undefined) => show({ dish }));
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const tapped =
        event.target instanceof Element ? event.target.closest('[data-dish-link], [data-choose-dish]') : null;
      const row = tapped?.closest<HTMLElement>('[data-dish]');
      if (!row || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      showDish(row.dataset['dish']);
    };
    // Before the page's own handler of links, which would ask the server for the page again.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);

  const [dish, setDish] = useState<{ id: number; name: string }>();
  useEffect(() => {
    const name = asked !== undefined && /^\d{1,10}$/.test(asked) && nameOf(asked);
    setDish(name ? { id: Number(asked), name } : undefined);
  }, [asked]);

  const { loaded, isFailed, error, isFetching, retry } = useLazyImport(loadDishSheet, dish !== undefined);
  const DishSheet = loaded?.default;
  const awaited = dish && !loaded && !isFailed ? dish.id : undefined;
  useEffect(() => {
    const row = document.querySelector(`[data-dish="${awaited}"]`);
    row?.setAttribute('aria-busy', 'true');
    return () => row?.removeAttribute('aria-busy');
  }, [awaited]);
  if (!dish) return null;
  if (DishSheet) return <DishSheet vendorId={vendorId} dish={dish} contact={contact} onClose={close} />;
  return isFailed ? (
    <DishSheetFailure name={dish.name} error={error} onClose={close} onRetry={retry} retrying={isFetching} />
  ) : null;
}
