import { type DishToWrite, dishToWrite, PER_PACK, type StaffDish } from '@jara/contract';
import { readAmount } from '@jara/domain/money';

/** A dish as it stands in the form: prices as they are typed. */
export type DishValues = Omit<DishToWrite, 'price' | 'discount_price' | 'price_description'> & {
  readonly price: string;
  readonly discount_price: string;
  readonly isPerPack: boolean;
  readonly price_description: string;
};

export const amountText = (amount: number | null): string =>
  amount === null ? '' : (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);

export const newDish = (menu_category_id: number): DishValues => ({
  ...{ menu_category_id, name: '', description: '', price: '', discount_price: '', price_description: '' },
  ...{ isPerPack: false, container_type_id: null, dietary_tags: null, allergens: null, spicy: null, group_ids: [] },
});

export const valuesOf = (dish: StaffDish): DishValues => ({
  menu_category_id: dish.menu_category_id,
  name: dish.name,
  description: dish.description,
  price: amountText(dish.price),
  discount_price: amountText(dish.discount_price),
  isPerPack: dish.price_description === PER_PACK,
  price_description: dish.price_description === PER_PACK ? '' : dish.price_description,
  container_type_id: dish.container_type_id,
  dietary_tags: dish.dietary_tags,
  allergens: dish.allergens,
  spicy: dish.spicy,
  group_ids: dish.group_ids,
});

export type DishField = 'name' | 'description' | 'price' | 'discount_price' | 'price_description';
type Problems = { readonly [Name in DishField]?: string | undefined };

const notAmount = (typed: string) => (readAmount(typed) === undefined ? 'Enter an amount, such as 2,500' : undefined);

/** What is wrong with what was typed, by field. */
export function problemsOf({ name, price, discount_price }: DishValues): Problems {
  const [full, reduced] = [readAmount(price), readAmount(discount_price)];
  const hasDiscount = discount_price.trim() !== '';
  return {
    name: name.trim() === '' ? 'Enter a name' : undefined,
    price: notAmount(price),
    discount_price: hasDiscount
      ? (notAmount(discount_price) ??
        (full !== undefined && reduced !== undefined && reduced >= full ? 'Must be less than the price' : undefined))
      : undefined,
  };
}

/** To be sent: of values that are well. */
export const toWrite = ({ isPerPack, price_description, price, discount_price, ...rest }: DishValues): DishToWrite =>
  dishToWrite.parse({
    ...rest,
    price: readAmount(price),
    discount_price: discount_price.trim() === '' ? null : readAmount(discount_price),
    price_description: isPerPack ? PER_PACK : price_description,
  });

/** What fields are called where they are named in a sentence. */
export const FIELD_LABEL: Readonly<Record<string, string>> = {
  menu_category_id: 'category',
  name: 'name',
  description: 'description',
  price: 'price',
  discount_price: 'discount',
  isPerPack: 'pack',
  price_description: 'price note',
  container_type_id: 'packaging',
  dietary_tags: 'diet',
  allergens: 'allergens',
  spicy: 'how spicy it is',
  group_ids: 'options',
  minimum: 'least choices',
  maximum: 'most choices',
  options: 'options',
};
