/** One that is only decoration is left out, without a button. */
const HELD = '[data-picture=""] > img:not([data-shown])';

const WORDS = 'Tap to show picture';

/** What is in it, or whose it is: a picture says nothing where the card's heading says it. */
const nameOf = (picture: HTMLImageElement) =>
  picture.alt || picture.closest('article')?.querySelector('h2, h3')?.textContent;

/** The smallest file of those that the picture names. */
function showSmall(picture: HTMLImageElement): void {
  if (picture.srcset) picture.removeAttribute('srcset');
  else picture.src = picture.src.replace(/&w=\d+/, '&w=128');
  picture.dataset['shown'] = '';
}

/** Covers the tile, whose own link stays around it. Keeps the focus where it was: on the picture's place. */
function addButton(picture: HTMLImageElement): void {
  const tile = picture.parentElement;
  if (!tile || tile.querySelector(':scope > [data-show-picture]')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['showPicture'] = '';
  button.style.backgroundColor = picture.style.backgroundColor;
  button.ariaLabel = [WORDS, nameOf(picture)].filter(Boolean).join(' of ');
  // On a ground of its own: tiles have any colour.
  const words = document.createElement('span');
  words.textContent = WORDS;
  button.append(words);
  tile.prepend(button);
}

let isHolding = false;

/**
 * Where data is saved pictures are not drawn, and so not fetched (globals.css: `data-saver`), until somebody taps their
 * tile. The buttons are made here: they would weigh on everybody's pages.
 */
export function holdPictures(): void {
  if (isHolding) return;
  isHolding = true;
  const look = () => {
    if (!('saver' in document.documentElement.dataset)) return;
    for (const picture of document.querySelectorAll<HTMLImageElement>(HELD)) addButton(picture);
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-show-picture]') : null;
      const picture = button?.parentElement?.querySelector<HTMLImageElement>(':scope > img');
      if (!button || !picture) return;
      event.stopPropagation();
      event.preventDefault();
      showSmall(picture);
      button.remove();
    },
    true,
  );
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}
