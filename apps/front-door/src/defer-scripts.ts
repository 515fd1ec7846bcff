/** A file of the framework's, as the storefront writes it into a page. */
const FRAMEWORK_SCRIPT = /<script src="([^"]+)" async=""><\/script>/;
/** All that is changed, found in one go: those files, hints to fetch them early, and where something is added. */
const CHANGED = new RegExp(
  `${FRAMEWORK_SCRIPT.source}|<link rel="preload" as="script"[^>]*>|<html |<head>|</body>`,
  'g',
);

/**
 * Runs first in the page: a returning visitor has the fonts in the cache, and sees them at once (globals.css:
 * `data-waiting`). Somebody signed in has room for the rows that they will see (`data-rows`). The browser's offer to
 * install the app comes once, and may come before the framework: it is kept for when somebody wants it.
 */
const WELCOME_BACK = `try{const {dataset}=document.documentElement;if(localStorage.fonts)delete dataset.waiting;if(localStorage.rows&&/(^|; )user=/.test(document.cookie))dataset.rows=localStorage.rows}catch{}
addEventListener('beforeinstallprompt',(event)=>{event.preventDefault();window.installPrompt=event})`;

/**
 * Runs in the page. Brings the framework once the first view is painted, or at once when a person touches the page
 * before. A picture that never arrives does not keep it away for longer than 4 seconds. Fonts, and the pictures below the
 * first screen (globals.css: `data-unread`), come with the first sign that somebody reads on: whoever only looks in does
 * not pay for them. (A pointer that rests while the page is laid out under it is none.) Fonts are left out where data is saved. Those of the basic signs (their ranges begin at U+20) are
 * shown together, so that the page is laid out anew once and not thrice, and never while a finger is down: it is the
 * first touch that brings them, and a button that moves under it is not tapped. (A click comes after its release.)
 * Each file is asked for in a task of its own: on a slow phone all of them together would keep a tap waiting. One that
 * a broken line has lost is asked for again, else no button would ever be answered.
 *
 * Links work without it. Buttons that were tapped before the page was `listening` show that they wait, and are tapped
 * again, in their order, when it has `hydrated`. Nothing else hears of such a tap: the framework, half there, would swallow
 * it or answer it as well.
 *
 * Code that has not come after four tries, or a page that has not hydrated after a minute, is told: the page shows what it
 * has ready for that (`script-missing`, with a link to reload), and no button looks as if it would still be answered.
 */
const STARTER = `(() => {
const signs = ['pointerdown', 'keydown', 'focusin'];
const tapped = [];
const { dataset } = document.documentElement;
let pressed = 0;
let afterPress;
let released;
addEventListener('pointerdown', () => {
pressed += 1;
clearTimeout(released);
}, true);
const release = () => {
pressed = Math.max(0, pressed - 1);
clearTimeout(released);
if (pressed === 0) released = setTimeout(() => {
released = undefined;
afterPress?.();
}, 300);
};
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true);
const showFonts = () => {
const basic = [...document.fonts].filter((font) => font.unicodeRange.startsWith('U+20'));
Promise.allSettled(basic.map((font) => font.load())).then(() => {
const show = () => { delete dataset.waiting };
if (pressed > 0 || released !== undefined) afterPress = show;
else show();
try { localStorage.fonts = 1 } catch {}
});
};
const moves = [...signs, 'scroll', 'pointermove'];
const readOn = ({ type, movementX, movementY }) => {
if (type === 'pointermove' && !movementX && !movementY) return;
for (const move of moves) removeEventListener(move, readOn);
delete dataset.unread;
if (dataset.saver === undefined) showFonts();
};
for (const move of moves) addEventListener(move, readOn, { passive: true });
const run = (waiting, wait) => {
const script = document.createElement('script');
script.src = waiting.getAttribute('src');
script.async = true;
script.onerror = () => {
if (wait === 8000) giveUp();
setTimeout(run, wait, script, Math.min(wait * 2, 30000));
};
waiting.replaceWith(script);
};
const showMissing = (isMissing) => {
const note = document.getElementById('script-missing');
if (note) note.hidden = !isMissing;
};
const giveUp = () => {
removeEventListener('click', remember, true);
for (const button of tapped.splice(0)) button.ariaBusy = null;
showMissing(true);
};
let patience;
const start = () => {
for (const sign of signs) removeEventListener(sign, start);
patience ??= setTimeout(giveUp, 60000);
for (const waiting of document.querySelectorAll('script[type=waiting]')) setTimeout(run, 0, waiting, 1000);
};
const remember = (event) => {
const button = event.target.closest('button');
if (!button || button.popoverTargetElement) return;
event.stopPropagation();
tapped.push(button);
button.ariaBusy = 'true';
};
for (const sign of signs) addEventListener(sign, start);
addEventListener('click', remember, true);
addEventListener('listening', () => removeEventListener('click', remember, true));
addEventListener('hydrated', () => {
clearTimeout(patience);
showMissing(false);
for (const button of tapped) button.ariaBusy = null;
for (const button of tapped) if (button.isConnected) button.click();
});
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))));
setTimeout(start, 4000);
})()`;

const ADDED: Readonly<Record<string, string>> = {
  '<html ': '<html data-waiting="" data-unread="" ',
  '<head>': `<head><script>${WELCOME_BACK}</script>`,
  '</body>': `<script>${STARTER}</script></body>`,
};

/** All that we ourselves let a page run in place. */
export const OWN_SCRIPTS: readonly string[] = [WELCOME_BACK, STARTER];

/**
 * A page whose words and pictures share the line with nothing that can come after them. The framework's scripts stay in
 * it, of a type that no browser fetches, until they are started.
 */
export function deferScripts(html: string): string {
  if (!FRAMEWORK_SCRIPT.test(html)) return html;
  return html.replaceAll(CHANGED, (found, file: string | undefined) =>
    file === undefined ? (ADDED[found] ?? '') : `<script type="waiting" src="${file}" async=""></script>`,
  );
}
