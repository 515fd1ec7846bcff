import { afterPress } from '@jara/ui/browser/after-press';

/** Those of the basic signs (their ranges begin at U+20) are shown together: the page is laid out anew once, not thrice. */
export async function showFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  const basic = [...document.fonts].filter(({ unicodeRange }) => unicodeRange.startsWith('U+20'));
  await Promise.allSettled(basic.map((font) => font.load()));
  // The first touch is what brings the fonts, and is not to find the button gone from under the finger.
  afterPress(() => void delete dataset['waiting']);
  try {
    localStorage.setItem('fonts', '1');
  } catch {
    // Asked for again at the next visit.
  }
}
