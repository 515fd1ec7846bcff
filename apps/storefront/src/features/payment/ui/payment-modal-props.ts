import type { Currency, MinorUnits } from '@jara/contract';
import type { ChosenMethod } from '../api/chosen-method.ts';

export type PaymentModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is paid. The wallet cannot top itself up; only an order is split, and its method remembered for the next one. */
  readonly purpose: 'order' | 'redelivery' | 'top-up';
  readonly currency: Currency;
  /** What is to be paid, once it is known. */
  readonly amount?: MinorUnits | undefined;
  /** Once it is known. */
  readonly walletBalance?: MinorUnits | undefined;
  /** What else is to be known of the wallet. */
  readonly walletNote?: string | undefined;
  /** Called with what was chosen; the modal has closed then. */
  readonly onChosen?: ((chosen: ChosenMethod) => void) | undefined;
};
