import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';

type Props = { readonly codes: readonly string[]; readonly onSaved: () => void };

/** Shown this once. */
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
    <section aria-labelledby="recovery-title" className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h2 id="recovery-title" className="text-22">
          Your recovery codes
        </h2>
        <p className="text-ink-soft">
          Each signs you in once, if you lose your phone. Write them down now: they are not shown again.
        </p>
      </header>
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
    </section>
  );
}
