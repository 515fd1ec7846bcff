import { promoEndpoints } from '@jara/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { updateQueryData } from '@/shared/api/update-query-data.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Field } from '@/shared/ui/field.tsx';
import { toast } from '@/shared/ui/toast.ts';
import type { PromoBasket } from '../api/promo-basket.ts';
import { promoCodesQuery, redeemMutation } from '../api/promo-codes.query.ts';

type Props = {
  readonly basket: PromoBasket;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onRedeemed: (code: string) => void;
};

/** Spec §2: a code that is typed in is redeemed, and so saved; it is then marked among the saved ones. */
export function RedeemForm({ basket, field, onRedeemed }: Props) {
  const client = useQueryClient();
  const query = promoCodesQuery(basket);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const redeeming = useMutation({
    ...redeemMutation,
    onSuccess: async ({ message, data }) => {
      await updateQueryData(
        client,
        query,
        (known) => known && [data, ...known.filter(({ code }) => code !== data.code)],
      );
      // Whether this cart can take it is the server's to say.
      void client.invalidateQueries({ queryKey: query.queryKey });
      setTyped('');
      onRedeemed(data.code);
      toast.success(message);
    },
    onError: ({ message }) => setProblem(message),
  });

  const redeem = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = promoEndpoints.redeemCode.params.safeParse({ code: typed });
    setProblem(asked.success ? undefined : 'A promo code has 3 to 40 letters and digits.');
    if (asked.success) redeeming.mutate(asked.data.code);
  };

  return (
    <form onSubmit={redeem} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Field
        ref={field}
        {...trackedInput('promo_code')}
        label="Enter a code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button
        type="submit"
        look="secondary"
        // Beside the field, whose label stands above it.
        className="mt-7 min-h-12"
        loading={redeeming.isPending && 'Redeeming…'}
      >
        Redeem
      </Button>
    </form>
  );
}
