import { getImageProps } from 'next/image';

type Props = {
  readonly src: string;
  /** Says what is in the picture; empty where the words beside it already do. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** How wide it is shown, so that a phone loads a phone's file. */
  readonly sizes: string;
  /** The picture's own ground, shown until it arrives. */
  readonly colour: string;
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** An optimised picture as plain HTML: no script, its room kept, its own colour until it comes. */
export function Picture({ src, alt, width, height, sizes, colour, isFirst = false, className = '' }: Props) {
  const { props } = getImageProps({
    src,
    alt,
    width,
    height,
    sizes,
    loading: isFirst ? 'eager' : 'lazy',
    fetchPriority: isFirst ? 'high' : 'auto',
    style: { backgroundColor: colour },
  });
  // biome-ignore lint/performance/noImgElement: the properties are the optimiser's own; its component would cost script
  return <img {...props} alt={alt} className={`object-cover ${className}`} />;
}
