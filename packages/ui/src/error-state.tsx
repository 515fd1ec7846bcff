import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type ErrorStateProps = {
  title?: string;
  /** What happened and what a person can do, in a sentence. */
  message: string;
  onRetry: () => void;
  retrying?: boolean;
};

export function ErrorState({ title = 'That did not load', message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-2 px-4 py-10 text-center">
      <span className="inline-flex size-14 items-center justify-center rounded-pill bg-pepper/10 text-pepper">
        <Icon name="alert" className="size-7" />
      </span>
      <div role="alert" className="flex flex-col gap-2">
        <h2 className="mt-2 text-22">{title}</h2>
        <p className="text-ink-soft text-pretty">{message}</p>
      </div>
      <Button className="mt-3" onClick={onRetry} loading={retrying && 'Trying again…'}>
        Retry
      </Button>
    </div>
  );
}
