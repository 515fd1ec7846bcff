import { IconButton } from '@jara/ui/icon-button';

type Props = {
  /** What is moved. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
};

/** A place up or down, by finger and keyboard alike. */
export function OrderButtons({ name, index, count, onMove }: Props) {
  return (
    <span className="flex shrink-0">
      <IconButton
        icon="chevron"
        label={`Move ${name} up`}
        className="-rotate-90"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron"
        label={`Move ${name} down`}
        className="rotate-90"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
    </span>
  );
}
