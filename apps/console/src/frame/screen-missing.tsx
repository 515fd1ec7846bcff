import { EmptyState } from '@jara/ui/empty-state';
import { Link } from 'wouter';

/** At an address that no screen has. */
export function ScreenMissing() {
  return (
    <EmptyState
      level={1}
      title="There is no such screen"
      action={
        <Link href="/" className="inline-flex min-h-11 items-center font-semibold text-brand underline">
          Go to your first screen
        </Link>
      }
    >
      The address may be old, or mistyped.
    </EmptyState>
  );
}
