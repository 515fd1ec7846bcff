/** The band of the window in which a category counts as the one being read. */
const READING_BAND = '-20% 0px -70% 0px';

const isAtEnd = () =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;

const sectionOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));

/** After a search or filter the rail leads to categories of which dishes are left; the style sheet hides the others. */
export function hideEmptyCategories(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#category-"]'))
    link.hidden = sectionOf(link)?.querySelector('li:not([hidden], [data-left-out])') === null;
}

/** Marks the link, and keeps it in sight: only along the rail, since scrolling the page would fight with the reader. */
function mark(rail: HTMLElement, link: HTMLAnchorElement): void {
  const before = rail.querySelector('[aria-current]');
  if (before === link) return;
  before?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  rail.scrollTo({ left: link.offsetLeft - 16, behavior: 'smooth' });
}

/**
 * Marks the category that is being read in the rail of a menu, until the returned function is called. At the end of the
 * page the last ones never reach the band: there it is the last, or the tapped.
 */
export function followCategories(rail: HTMLElement): () => void {
  const links = [...rail.querySelectorAll('a')];
  const inBand = new Set<Element | null>();
  let tapped: HTMLAnchorElement | undefined;
  let read = links[0];

  const look = () => {
    // A tap is done with once its category is reached.
    const shown = links.filter((link) => !link.hidden);
    const current = isAtEnd()
      ? (tapped ?? shown.at(-1))
      : (tapped ?? shown.findLast((link) => inBand.has(sectionOf(link))) ?? (read?.hidden ? shown[0] : read));
    if (!isAtEnd()) {
      read = current;
      tapped = undefined;
    }
    if (current) mark(rail, current);
  };
  const onTap = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    tapped = link;
    mark(rail, link);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target);
        else inBand.delete(target);
      }
      look();
    },
    { rootMargin: READING_BAND },
  );
  for (const link of links) {
    const section = sectionOf(link);
    if (section) observer.observe(section);
  }
  rail.addEventListener('click', onTap);
  document.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    rail.removeEventListener('click', onTap);
    document.removeEventListener('scroll', look);
  };
}
