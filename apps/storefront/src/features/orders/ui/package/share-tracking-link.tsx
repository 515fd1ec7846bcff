import type { PackageInformation } from '@jara/contract';
import { Button, ButtonLink } from '@jara/ui/button';
import { tapped } from '@/shared/analytics/tracked.ts';
import { shareOrCopy } from '../share-or-copy.ts';

type Props = { readonly link: NonNullable<PackageInformation['follow']> };

const TITLE = 'A package with Jara';

/** The link that shows a package's way to whoever has it; by e-mail to the other party, if theirs was given. */
export function ShareTrackingLink({ link: { path, email } }: Props) {
  const text = `You can follow the package here: ${new URL(path, window.location.origin).href}`;
  const share = () =>
    shareOrCopy({
      title: TITLE,
      text,
      copied: 'The link was copied. You can paste it into a message.',
      failed: 'This browser does not let us share the link.',
    });
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button look="secondary" {...tapped('button', 'share_way')} className="flex-1" onClick={() => void share()}>
        Share its way
      </Button>
      {email !== null && (
        <ButtonLink
          look="secondary"
          {...tapped('button', 'email_way')}
          className="flex-1"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(text)}`}
        >
          E-mail its way
        </ButtonLink>
      )}
    </div>
  );
}
