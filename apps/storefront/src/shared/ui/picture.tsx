import clsx from 'clsx';
import { useContext } from 'react';
import { type ImageWidth, imageAddress } from '../config/image-address.ts';
import { SavesData } from './saves-data.ts';

type Props = {
  readonly src: string;
  /** Says what is in the picture; empty where the words beside it already do. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The files to choose from: those that a screen can need, since the list stands in the page for each picture. */
  readonly widths: readonly [ImageWidth, ...ImageWidth[]];
  /** How wide it is shown, so that a phone loads a phone's file; where there is a choice. */
  readonly sizes?: string;
  /** The picture's own ground, shown until it arrives. */
  readonly colour: string;
  /** The first that is seen goes before everything else, unless data is saved. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/**
 * An optimised picture as plain HTML: no script, its room kept, its own colour until it comes. Where data is saved, one in
 * a tile (`data-picture`) is shown by a tap (shared/browser/held-pictures.ts).
 */
export function Picture({ src, alt, width, height, widths, sizes, colour, isFirst = false, className = '' }: Props) {
  const savesData = useContext(SavesData);
  // A dish that has none yet shows its own ground.
  if (src === '')
    return <span aria-hidden="true" style={{ backgroundColor: colour }} className={clsx('block', className)} />;
  const isHurried = isFirst && !savesData;
  const list = widths.map((each) => `${imageAddress(src, each)} ${each}w`).join(', ');
  const choice = sizes === undefined ? {} : { sizes, srcSet: list };
  return (
    // biome-ignore lint/performance/noImgElement: every other picture is one of these
    <img
      alt={alt}
      width={width}
      height={height}
      // One that is in a hurry is named in the head as well: React sees to that.
      {...(isHurried ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...choice}
      // For a browser that reads no list. After it, since some begin to fetch this as soon as they see it.
      src={imageAddress(src, widths[0])}
      style={{ backgroundColor: colour }}
      className={clsx('object-cover text-transparent', className)}
    />
  );
}
