import type { Currency, PackageInformation } from '@jara/contract';
import { packageTypeText } from '@jara/domain/courier';
import { formatMoney } from '@jara/domain/money';

/** What is in a package, what it is worth and whether it is protected, each by its name. */
export function packageFacts(
  carried: PackageInformation,
  currency: Currency,
): (readonly [name: string, value: string])[] {
  const { item_type, other_item_type, estimated_order_amount: worth, is_protected } = carried;
  return [
    ['What is in it', packageTypeText(item_type, other_item_type)],
    ['Declared worth', worth > 0 ? formatMoney(worth, currency) : 'Not declared'],
    ['Protection', is_protected ? 'Protected' : 'Not protected'],
  ];
}
