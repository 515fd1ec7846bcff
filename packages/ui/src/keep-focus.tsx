import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = {
  readonly label: string;
  /** What is shown: the focus is looked after at each change of it. */
  readonly of: unknown;
  readonly children: ReactNode;
};

/** What had the focus may have gone with its item: the keyboard then goes on here and not at the page's top. */
export function KeepFocus({ label, of, children }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of what is shown.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, [of]);
  return (
    <fieldset
      ref={group}
      aria-label={label}
      tabIndex={-1}
      className="min-w-0 outline-none"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
      }}
    >
      {children}
    </fieldset>
  );
}
