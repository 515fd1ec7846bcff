'use client';

import { useState } from 'react';
import { Chip } from '@/shared/ui/chip.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { Field } from '@/shared/ui/field.tsx';
import { QuantityStepper } from '@/shared/ui/quantity-stepper.tsx';
import type { RadioCardOption } from '@/shared/ui/radio-card.tsx';
import { RadioCards } from '@/shared/ui/radio-card.tsx';
import { Tabs } from '@/shared/ui/tabs.tsx';

export function ChipSpecimen() {
  const [on, setOn] = useState(true);
  return (
    <div className="flex flex-wrap gap-2">
      <Chip pressed={on} onClick={() => setOn(!on)}>
        Open now
      </Chip>
      <Chip pressed={!on} onClick={() => setOn(!on)}>
        Discounts
      </Chip>
    </div>
  );
}

export function StepperSpecimen() {
  const [count, setCount] = useState(1);
  return (
    <div className="flex flex-wrap gap-6">
      <QuantityStepper label="Jollof rice" value={count} onChange={setCount} max={5} />
      <QuantityStepper label="Moi moi" value={0} onChange={setCount} />
    </div>
  );
}

export function FieldSpecimen() {
  return (
    <div className="space-y-4">
      <Field label="Delivery instructions" placeholder="e.g. drop at the reception" hint="The rider sees this." />
      <Field
        label="Phone number"
        inputMode="tel"
        leading="+234"
        defaultValue="0801"
        error="Enter a valid phone number"
      />
      <Field label="Referral code" defaultValue="ADA25" disabled />
      <Field label="Vendor instructions" placeholder="e.g. please add extra pepper" rows={3} />
    </div>
  );
}

const METHODS: RadioCardOption<string>[] = [
  { value: 'wallet', title: 'Wallet', detail: 'Balance ₦12,400.00' },
  { value: 'card', title: 'Card ending 4081', trailing: <span className="text-14 text-ink-soft">Saved</span> },
  { value: 'momo', title: 'Mobile money', detail: 'Not available for pickup', disabled: true },
];

export function RadioCardSpecimen() {
  const [method, setMethod] = useState<string | null>('wallet');
  return <RadioCards label="Payment method" options={METHODS} value={method} onChange={setMethod} />;
}

const TABS = [
  { value: 'cart', label: 'Carts', content: <p>Two carts, from two vendors.</p> },
  { value: 'saved', label: 'Saved items', content: <p>Nothing saved yet.</p> },
  { value: 'past', label: 'Past orders', content: <p>Six orders.</p> },
];

export function TabsSpecimen() {
  const [tab, setTab] = useState('cart');
  return <Tabs label="Carts" tabs={TABS} value={tab} onChange={setTab} />;
}

export function ErrorSpecimen() {
  const [retrying, setRetrying] = useState(false);
  return (
    <ErrorState
      message="The menu is not answering. Check your connection and try again."
      retrying={retrying}
      onRetry={() => setRetrying(true)}
    />
  );
}
