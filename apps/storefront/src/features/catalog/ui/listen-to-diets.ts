import { importWithRetry } from '@/shared/browser/import-with-retry.ts';

const loadFilter = () => import('./filter-menu.ts');

/** The boxes of DietFilter are plain markup; what they do is fetched with the first tap on one. */
export function listenToDiets(form: HTMLElement): () => void {
  const apply = () =>
    void importWithRetry(loadFilter).then(
      ({ filterMenu }) => filterMenu(form),
      () => undefined,
    );
  // A form is cleared after its event.
  const later = () => setTimeout(apply);
  // Chosen before this code had come, or put back by the browser.
  if (form.querySelector(':checked')) apply();
  form.addEventListener('change', apply);
  form.addEventListener('reset', later);
  return () => {
    form.removeEventListener('change', apply);
    form.removeEventListener('reset', later);
  };
}
