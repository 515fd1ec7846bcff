import clsx from 'clsx';

type Props = {
  readonly src: string;
  readonly colour: string;
  readonly alt?: string;
  readonly className: string;
  readonly width?: 256 | 828;
};

/** As the storefront shows it; its own colour where there is none. */
export function SmallPicture({ src, colour, alt = '', className, width = 256 }: Props) {
  if (src === '')
    return (
      <span aria-hidden="true" style={{ backgroundColor: colour }} className={clsx('block shrink-0', className)} />
    );
  const address = `/store/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;
  return (
    // biome-ignore lint/performance/noImgElement: the optimiser is asked for one width
    <img
      src={address}
      alt={alt}
      loading="lazy"
      style={{ backgroundColor: colour }}
      className={clsx('shrink-0 object-cover', className)}
    />
  );
}
