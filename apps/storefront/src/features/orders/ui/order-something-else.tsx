import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';

/** Out of an order that will not come. */
export const OrderSomethingElse = () => (
  <ButtonLink href={BASE_PATH} look="secondary">
    Order something else
  </ButtonLink>
);
