import type { DeliveryFee } from '@jara/contract';

/** A quote: ₦500 for the delivery and ₦200 for the service, without discounts. */
export const EXAMPLE_FEE = {
  id: 5,
  original_delivery_amount: 50_000,
  final_delivery_amount: 50_000,
  original_service_amount: 20_000,
  final_service_amount: 20_000,
  delivery_price_factor: 1,
  small_order_amount: 0,
  amount: 50_000,
} as DeliveryFee;
