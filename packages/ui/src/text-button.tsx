import type { ComponentProps } from 'react';

/** A button of words alone, among others like it. As high as a finger needs. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button
      {...props}
      type="button"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-pill px-2 font-semibold text-14 text-brand hover:bg-sunk disabled:opacity-45"
    />
  );
}
