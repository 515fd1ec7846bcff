'use client';

import type { RefObject } from 'react';
import { Field } from '@/shared/ui/field.tsx';
import type { PhoneValue } from '../model/phone-value.ts';
import { CountryPicker } from './country-picker.tsx';

type Props = {
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly error: string | undefined;
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
};

export function PhoneField({ value, onChange, error, field }: Props) {
  return (
    <Field
      label="Phone number"
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder="08012345678"
      {...(field && { ref: field })}
      value={value.phone}
      onChange={(event) => onChange({ ...value, phone: event.target.value })}
      error={error}
      leading={<CountryPicker country={value.country} onChange={(country) => onChange({ ...value, country })} />}
    />
  );
}
