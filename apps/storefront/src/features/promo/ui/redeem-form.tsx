import { promoEndpoints } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { updateQueryData } from '@/shared/api/update-query-data.ts';
import { Field } from '@/shared/ui/field.tsx';
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
    onError: ({ message }): void => form.showProblems({ code: message }),
  });

  const asked = promoEndpoints.redeemCode.params.safeParse({ code: typed });
  const form = useForm<'code'>({
    check: () => (asked.success ? undefined : { code: 'A promo code has 3 to 40 letters and digits.' }),
    send: () => asked.data && redeeming.mutate(asked.data.code),
    isSending: redeeming.isPending,
  });

  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Field
        ref={field}
        name="code"
        {...trackedInput('promo_code')}
        label="Enter a code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        error={form.problems.code}
        onChange={(event) => {
          setTyped(event.target.value);
          form.clearProblem('code');
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
