import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';

type Props = {
  readonly to: string;
  readonly className: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** A link that says when the screen it leads to, or one below it, is shown (`aria-[current=page]:`). */
export function NavigationLink({ to, ...rest }: Props) {
  const [isHere] = useRoute(`${to}/*?`);
  return <Link href={to} {...rest} aria-current={isHere ? 'page' : undefined} />;
}
