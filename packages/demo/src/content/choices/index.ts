import type { Choice } from './choice.ts';
import { counterChoices } from './counter-choices.ts';
import { marketChoices } from './market-choices.ts';
import { mealChoices } from './meal-choices.ts';

const CHOICE_TABLE = { ...mealChoices, ...counterChoices, ...marketChoices };

export type ChoiceName = keyof typeof CHOICE_TABLE;

export const CHOICES: Readonly<Record<ChoiceName, Choice>> = CHOICE_TABLE;
