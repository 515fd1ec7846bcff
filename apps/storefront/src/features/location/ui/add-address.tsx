import { focusFirstProblem } from '@jara/ui/browser/focus-first-problem';
import { Button } from '@jara/ui/button';
import { Icon } from '@jara/ui/icon';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { Field } from '@/shared/ui/field.tsx';
import type { NamedPoint, Point } from '../model/known-places.ts';
import { PinChooser } from './pin-chooser.tsx';
import { PlaceField } from './place-field.tsx';
import type { NewAddress } from './use-new-address.ts';
import type { PlaceChoice } from './use-place-choice.ts';

type Props = {
  readonly formId: string;
  readonly choice: PlaceChoice;
  readonly address: NewAddress;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether the customer's orders go there; else there is no recipient to ask for. */
  readonly isDelivery: boolean;
  readonly mapStyleUrl: string | undefined;
  /** Where a pin begins, if no place was chosen before. */
  readonly middle: Point;
  readonly places: readonly NamedPoint[];
};

export function AddAddress({ formId, choice, address, field, isDelivery, mapStyleUrl, middle, places }: Props) {
  const [isPinning, setIsPinning] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, phone } = address.add(choice.place);
    focusFirstProblem(event.currentTarget, { recipient_name: name, recipient_phone: phone });
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-3">
        <PlaceField
          typed={choice.typed}
          field={field}
          onType={choice.type}
          onPick={(suggestion, session) => {
            // The pin stands elsewhere.
            setIsPinning(false);
            void choice.pickSuggestion(suggestion, session);
          }}
        />
        <div className="grid gap-2 md:grid-cols-2">
          <Button
            look="secondary"
            className="px-3"
            onClick={() => {
              setIsPinning(false);
              void choice.pickCurrent();
            }}
          >
            Use my current location
          </Button>
          <Button
            look="secondary"
            className="px-3"
            aria-expanded={isPinning}
            onClick={() => setIsPinning((isOpen) => !isOpen)}
          >
            <Icon name="pin" />
            Drop a pin on the map
          </Button>
        </div>
        {isPinning && (
          <PinChooser
            start={choice.place ?? middle}
            styleUrl={mapStyleUrl}
            places={places}
            isPut={choice.place !== undefined}
            progress={choice.progress}
            onMove={() => choice.type('')}
            onPut={(point) => void choice.pickPoint(point)}
          />
        )}
        <p role="status" className="text-14 empty:hidden">
          {choice.progress !== ''
            ? choice.progress
            : choice.place && <Chosen name={choice.place.pretty_name} isDelivery={isDelivery} />}
        </p>
        <p role="alert" className="font-medium text-14 text-pepper empty:hidden">
          {choice.problem}
        </p>
      </div>
      <Field
        {...trackedInput('landmark')}
        label="Landmark (optional)"
        hint="What the rider can look out for."
        placeholder="e.g. opposite the blue gate"
        maxLength={200}
        value={address.extras.landmark}
        onChange={(event) => address.change({ landmark: event.target.value })}
      />
      {isDelivery && <Recipient address={address} />}
      <p role="alert" className="font-medium text-14 text-pepper empty:hidden">
        {address.failure}
      </p>
    </form>
  );
}

function Recipient({ address }: { readonly address: NewAddress }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-14">If somebody else receives it (optional)</legend>
      <Field
        name="recipient_name"
        label="Their name"
        autoComplete="off"
        maxLength={120}
        value={address.extras.name}
        error={address.problems.name}
        onChange={(event) => address.change({ name: event.target.value })}
      />
      <Field
        name="recipient_phone"
        label="Their phone number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="08012345678"
        maxLength={30}
        value={address.extras.phone}
        error={address.problems.phone}
        onChange={(event) => address.change({ phone: event.target.value })}
      />
    </fieldset>
  );
}

function Chosen({ name, isDelivery }: { readonly name: string; readonly isDelivery: boolean }) {
  return (
    <span className="flex items-start gap-2 rounded-card bg-brand/8 px-3 py-2">
      <Icon name="check" className="size-5 text-brand" />
      <span className="min-w-0">{isDelivery ? `Deliver to ${name}` : name}</span>
    </span>
  );
}
