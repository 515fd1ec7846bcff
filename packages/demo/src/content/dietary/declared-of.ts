import { counter } from './counter.ts';
import { type Declaration, NOTHING_DECLARED } from './declaration.ts';
import { meals } from './meals.ts';

/** Dishes by their name. About half of them: what nobody has declared stays unknown, and the product must say so. */
export const DECLARED: ReadonlyMap<string, Declaration> = new Map([...meals, ...counter]);

export const declaredOf = (dish: string): Declaration => DECLARED.get(dish) ?? NOTHING_DECLARED;
