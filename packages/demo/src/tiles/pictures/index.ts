import type { Backdrop } from '../backdrops.ts';
import type { Picture, PictureOnBackdrop } from '../picture.ts';
import { bakesAndDrinks } from './bakes-and-drinks.ts';
import { groceries } from './groceries.ts';
import { meals } from './meals.ts';
import { medicines } from './medicines.ts';
import { produce } from './produce.ts';

function before<Name extends string>(backdrop: Backdrop, pictures: Record<Name, Picture>) {
  return Object.fromEntries(
    Object.entries<Picture>(pictures).map(([name, picture]) => [name, { ...picture, backdrop }]),
  ) as Record<Name, PictureOnBackdrop>;
}

export const PICTURES = {
  ...before('plate', meals),
  ...before('plate', bakesAndDrinks),
  ...before('shelf', groceries),
  ...before('cross', medicines),
  ...before('basket', produce),
};

export type PictureName = keyof typeof PICTURES;
