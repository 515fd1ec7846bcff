import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';

type Props = { readonly codes: readonly string[]; readonly onSaved: () => void };

export const WHAT_RECOVERY_CODES_ARE =
  'Each signs you in once, if you lose your phone. Write them down now: they are not shown again.';

/** Shown this once, below what they are. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Copied.');
    } catch {
      toast.error('Your browser does not let us copy. Please write them down.');
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-2 gap-2 rounded-card bg-sunk p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="secondary" wide onClick={() => void copy()}>
        Copy
      </Button>
      <Button wide onClick={onSaved}>
        I have saved them
      </Button>
    </div>
  );
}
