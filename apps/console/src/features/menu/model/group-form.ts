import { type GroupToWrite, groupToWrite, type StaffGroup } from '@jara/contract';
import { readAmount } from '@jara/domain/money';
import { amountText } from './dish-form.ts';

/** `key` tells the rows of the form apart, new ones too. */
export type OptionValues = {
  readonly key: string;
  readonly id?: number;
  readonly name: string;
  readonly price: string;
};
export type GroupValues = {
  readonly name: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly options: readonly OptionValues[];
};

export const newOption = (key: string): OptionValues => ({ key, name: '', price: '0' });

export const newGroup = (key: string): GroupValues => ({
  ...{ name: '', minimum: '0', maximum: '1' },
  options: [newOption(key)],
});

export const groupValues = ({ name, minimum, maximum, options }: StaffGroup): GroupValues => ({
  name,
  minimum: String(minimum),
  maximum: String(maximum),
  options: options.map((option) => ({
    key: String(option.id),
    id: option.id,
    name: option.name,
    price: amountText(option.price),
  })),
});

export type GroupField = 'name' | 'minimum' | 'maximum' | `options.${number}.name` | `options.${number}.price`;

const wholeNumber = (typed: string) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : undefined);

export function groupProblems({ name, minimum, maximum, options }: GroupValues): Partial<Record<GroupField, string>> {
  const [least, most] = [wholeNumber(minimum), wholeNumber(maximum)];
  const problems: Partial<Record<GroupField, string>> = {};
  if (name.trim() === '') problems.name = 'Enter a name';
  if (least === undefined) problems.minimum = 'Enter a number';
  if (most === undefined || most === 0) problems.maximum = 'Enter a number above 0';
  else if (least !== undefined && most < least) problems.maximum = 'Must be at least the least';
  for (const [index, option] of options.entries()) {
    if (option.name.trim() === '') problems[`options.${index}.name`] = 'Enter a name';
    if (readAmount(option.price) === undefined) problems[`options.${index}.price`] = 'Enter an amount';
  }
  return problems;
}

/** To be sent: of values that are well. */
export const groupToSend = ({ name, minimum, maximum, options }: GroupValues): GroupToWrite =>
  groupToWrite.parse({
    ...{ name, minimum: Number(minimum), maximum: Number(maximum) },
    options: options.map(({ id, name: called, price }) => ({
      ...(id !== undefined && { id }),
      name: called,
      price: readAmount(price),
    })),
  });
