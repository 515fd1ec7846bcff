import { focusFirstProblem } from '@jara/ui/browser/focus-first-problem';
import { Button } from '@jara/ui/button';
import { Checkbox } from '@jara/ui/checkbox';
import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react';
import { requireSignIn } from '@/features/identity/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import {
  type PackageProblems,
  packageFormProblems,
  problemsLeft,
  type RefusedForm,
} from '../model/check-package-form.ts';
import { phoneProblems } from '../model/check-phones.ts';
import type { DeliveryType } from '../model/delivery-type.ts';
import { accountParty, type Party } from '../model/package-contacts.ts';
import { changePackageForm, type PackageForm } from '../model/package-form.ts';
import { quotedParts } from '../model/package-quote.ts';
import { packageCurrency } from '../model/package-worth.ts';
import { ContactFields } from './contact-fields.tsx';
import { PackageDetails } from './package-details.tsx';
import { PackageEnds } from './package-ends.tsx';
import { PackageFee } from './package-fee.tsx';
import { PackageNotes } from './package-notes.tsx';
import { PackageProtection } from './package-protection.tsx';
import { TotalBar } from './total-bar.tsx';
import { useFilledForm } from './use-filled-form.ts';
import { usePackageQuote } from './use-package-quote.ts';

type Props = { readonly deliveryType: DeliveryType; readonly onContinue: () => void };

const PARTIES = ['sender', 'receiver'] as const satisfies readonly Party[];

const hasAny = (problems: PackageProblems) => Object.keys(problems).length > 0;

/** Spec §3 Package form. */
export function CourierForm({ deliveryType, onContinue }: Props) {
  const form = useFilledForm(deliveryType);
  const quoting = usePackageQuote();
  const { quote } = quoting;
  const [refused, setRefused] = useState<RefusedForm>();
  const problems = refused ? problemsLeft(refused, form) : {};
  const refusedCount = Object.keys(refused?.problems ?? {}).length;
  // A screen reader says one thing, not all of them at once.
  const isQuiet = refusedCount > 1;
  const element = useRef<HTMLFormElement>(null);
  const show = (now: RefusedForm) => {
    setRefused(now);
    focusFirstProblem(element.current, now.problems);
  };
  const phones = useMutation({
    mutationFn: phoneProblems,
    onSuccess(found, checked) {
      const all = { ...checked, problems: { ...checked.problems, ...found } };
      // Whoever is mending what was wrong already goes on with it.
      if (hasAny(checked.problems) && checked.form !== form) setRefused(all);
      else if (hasAny(all.problems)) show(all);
      else onContinue();
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (phones.isPending) return;
    const checked = { form, problems: packageFormProblems(form) };
    show(checked);
    phones.mutate(checked);
  };
  /** What was filled in is judged when it is left; what is still empty, on Continue. */
  const leave = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return;
    const problem = packageFormProblems(form)[target.name as keyof PackageForm];
    if (problem !== undefined) setRefused({ form, problems: { ...problems, [target.name]: problem } });
  };
  const toggleAccountInfo = (useAccountInfo: boolean) =>
    useAccountInfo
      ? requireSignIn(() => changePackageForm({ useAccountInfo }), 'details')
      : changePackageForm({ useAccountInfo });

  const own = accountParty(deliveryType);
  const parts = { form, problems, isQuiet, onChange: changePackageForm };
  return (
    <form ref={element} noValidate onSubmit={submit} onBlur={leave} className="-mb-4 grid grid-cols-1 gap-6">
      <PackageEnds {...parts} />
      <PackageFee form={form} quoting={quoting} problem={problems.deliveryFee} />
      {PARTIES.map((party) => (
        <ContactFields key={party} {...parts} party={party} isOwn={party === own}>
          {party === own && (
            <Checkbox label="Use my account information" checked={form.useAccountInfo} onChange={toggleAccountInfo} />
          )}
        </ContactFields>
      ))}
      <PackageDetails {...parts} />
      <PackageProtection form={form} onChange={changePackageForm} />
      <PackageNotes form={form} onChange={changePackageForm} />
      <p role="alert" className="sr-only">
        {isQuiet && `${refusedCount} fields need your attention`}
      </p>
      <TotalBar total={quote && quotedParts(quote, form).total} currency={packageCurrency(form)}>
        <Button
          {...tapped('button', 'continue_package')}
          type="submit"
          wide
          loading={(quoting.isAwaited && 'Getting the fee…') || (phones.isPending && 'Checking…')}
        >
          Continue
        </Button>
      </TotalBar>
    </form>
  );
}
