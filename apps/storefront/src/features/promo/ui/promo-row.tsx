import { formatMoney } from '@jara/domain/money';
import { ChoiceRow } from '@jara/ui/choice-row';
import { useRef, useState } from 'react';
import { requireSignIn } from '@/features/identity/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { lazyDialog } from '@/shared/ui/lazy-dialog.tsx';
import type { PromoBasket } from '../api/promo-basket.ts';
import type { AppliedPromo } from '../model/applied-promo.ts';
import { removePromoCode } from '../model/promo-code-storage.ts';
import { awaitsFee, savingOf } from '../model/saving.ts';

const PromoModal = lazyDialog(() => import('./promo-modal.tsx'));

type Props = { readonly basket: PromoBasket; readonly applied: AppliedPromo };

/** Spec §2: the cart's promo code. Spec §6: a guest signs in first, and then comes back to it. */
export function PromoRow({ basket, applied }: Props) {
  const { code, discounts, isDiscountApplied, refusal } = applied;
  const row = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const remove = () => {
    removePromoCode(basket.vendorId);
    // The button goes with the code.
    row.current?.focus();
  };

  return (
    <>
      <ChoiceRow
        ref={row}
        label="Promo code"
        onOpen={() => requireSignIn(() => setIsOpen(true), 'promo')}
        problem={refusal}
        action={
          code !== undefined && (
            <button
              type="button"
              {...tapped('button', 'remove_promo_code')}
              onClick={remove}
              aria-label={`Remove ${code}`}
              className="me-2 inline-flex min-h-11 items-center rounded-pill px-2 font-semibold text-14 text-brand hover:bg-sunk"
            >
              Remove
            </button>
          )
        }
      >
        {code === undefined ? (
          'Add a promo code'
        ) : (
          <>
            {code}
            {isDiscountApplied && (
              <span className="block font-normal text-14 text-brand">
                {awaitsFee(discounts, basket.feeId)
                  ? 'Choose an address to see what you save'
                  : `You save ${formatMoney(savingOf(discounts), basket.currency)}`}
              </span>
            )}
          </>
        )}
      </ChoiceRow>
      <PromoModal open={isOpen} onClose={() => setIsOpen(false)} basket={basket} applied={applied} />
    </>
  );
}
