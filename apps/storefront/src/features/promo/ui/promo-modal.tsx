import { ApiError } from '@jara/api-client';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { applyPromoQuery } from '../api/apply-promo.query.ts';
import type { PromoBasket } from '../api/promo-basket.ts';
import type { AppliedPromo } from '../model/applied-promo.ts';
import { storePromoCode } from '../model/promo-code-storage.ts';
import type { Offer } from '../model/saving.ts';
import { CodeChoice } from './code-choice.tsx';
import { RedeemForm } from './redeem-form.tsx';
import { ReplaceCode } from './replace-code.tsx';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly basket: PromoBasket;
  readonly applied: AppliedPromo;
};

/** Asked for and answered, and not yet taken. */
type Candidate = Offer & { readonly message: string };

/** Spec §2: enter a code to redeem, pick from the saved ones, then apply. */
export default function PromoModal({ open, onClose, basket, applied }: Props) {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [mark, setMark] = useState<string | undefined>(applied.code);
  const [isChecking, setIsChecking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [candidate, setCandidate] = useState<Candidate>();

  const choose = (code: string) => {
    setMark(code);
    setFailure(undefined);
  };

  const use = ({ code, message }: Candidate) => {
    storePromoCode(basket.vendorId, code);
    setCandidate(undefined);
    onClose();
    toast.success(message);
  };

  const check = async (code: string) => {
    setFailure(undefined);
    setIsChecking(true);
    try {
      // Offline, the failure is shown at once.
      const asked = { ...applyPromoQuery(code, basket), retry: false, networkMode: 'always' } as const;
      const { discounts, message } = await client.query(asked);
      const found = { code, discounts, message };
      // Spec §4: one discount an order, so a second asks first.
      if (applied.isDiscountApplied) setCandidate(found);
      else use(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setIsChecking(false);
    }
  };

  const apply = () => {
    if (mark === undefined) return;
    if (mark === applied.code && applied.isDiscountApplied) onClose();
    else void check(mark);
  };

  return (
    <>
      <Dialog
        name="promo_code"
        open={open}
        onClose={onClose}
        title="Promo code"
        firstField={field}
        footer={
          <div className="grid gap-2">
            {failure !== undefined && (
              <p role="alert" className="font-medium text-14 text-pepper">
                {failure}
              </p>
            )}
            <Button
              wide
              disabled={mark === undefined || basket.cartId === null}
              loading={(isChecking && 'Checking the code…') || (!basket.isSettled && 'Updating your cart…')}
              onClick={apply}
            >
              Apply
            </Button>
          </div>
        }
      >
        <div className="grid gap-6">
          <RedeemForm basket={basket} field={field} onRedeemed={choose} />
          <CodeChoice basket={basket} value={mark} onChange={choose} />
        </div>
      </Dialog>
      {candidate && applied.code !== undefined && (
        <ReplaceCode
          held={{ code: applied.code, discounts: applied.discounts }}
          other={candidate}
          basket={basket}
          onKeep={() => {
            setCandidate(undefined);
            setMark(applied.code);
          }}
          onUse={() => use(candidate)}
        />
      )}
    </>
  );
}
