/** The storefront writes every picture so that it waits until it is near, and marks the one that is seen first. */
const FIRST_PICTURE = /<img\b[^>]*\sdata-first=""[^>]*>/;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** At the head's end: before the page's width is known, a browser would choose the file of a desktop. */
function preload(tag: string): string {
  const set = attribute(tag, 'srcset');
  const sizes = attribute(tag, 'sizes');
  const source = set && sizes ? `imagesrcset="${set}" imagesizes="${sizes}"` : `href="${attribute(tag, 'src')}"`;
  return `<link rel="preload" as="image" ${source} fetchpriority="high">`;
}

/** The picture that is seen first goes before everything else. */
export function hurryFirstPicture(html: string): string {
  const found = FIRST_PICTURE.exec(html);
  if (found === null) return html;
  const [tag] = found;
  const hurried = tag.replace(/\sloading="lazy"/, '').replace(' data-first=""', ' fetchpriority="high"');
  // A text to be put in place by a function holds no signs that `replace` would take for its own.
  const before = html.slice(0, found.index).replace('</head>', () => `${preload(tag)}</head>`);
  return before + hurried + html.slice(found.index + tag.length);
}

/** A page for those who save data: no picture is fetched before somebody taps it (globals.css: `data-saver`). */
export const holdPictures = (html: string): string => html.replace('<html ', '<html data-saver="" ');
