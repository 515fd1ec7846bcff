import { Icon, type IconName } from '@jara/ui/icon';
import { Spinner } from '@jara/ui/spinner';
import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = { readonly icon: IconName | 'spinner'; readonly title: string; readonly children: ReactNode };

/** How an order stands. A screen reader says it when it changes. */
export function BannerHeading({ icon, title, children }: Props) {
  return (
    <div className="flex items-start gap-3">
      <span
        className={clsx(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-pill',
          icon === 'alert' ? 'bg-pepper/10 text-pepper' : 'bg-brand/10 text-brand',
        )}
      >
        {icon === 'spinner' ? <Spinner /> : <Icon name={icon} className="size-6" />}
      </span>
      <div role="status" className="min-w-0 flex-1">
        <h2 className="text-22">{title}</h2>
        <p className="mt-1 text-ink-soft text-pretty">{children}</p>
      </div>
    </div>
  );
}
