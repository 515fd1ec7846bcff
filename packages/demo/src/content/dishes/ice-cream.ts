import { menuSection } from '../menu-section.ts';

export const iceCreams = menuSection({
  title: 'Ice cream',
  sold: 'per cup',
  container: 'ice-pack',
  dishes: `
    Scoops in a cup | ice-cream | 600-1200 | 8-16 | +scoops, +sweet-toppings
      One, two or three.
    Waffle cone | soft-ice-cream | 1200-2200 | 16-28 | +scoops, +sweet-toppings
      Made this morning.
    Banana split | bananas | 3500-5800 | 45-74 | +scoops, +sweet-toppings
      A whole banana, three scoops, nuts.
    Chocolate sundae | ice-cream | 3200-5200 | 42-66 | +sweet-toppings
      Warm sauce on cold cream.
    Cookies and cream shake | smoothie | 3000-5000 | 40-64 | +cup-size
      Thick.
    Strawberry shake | smoothie | 3000-5000 | 40-64 | +cup-size
      Real fruit.
    Chocolate shake | smoothie | 3000-5000 | 40-64 | +cup-size
      Ghana cocoa.
    Soft serve | soft-ice-cream | 900-1700 | 12-22 | +sweet-toppings
      A twist of vanilla.
    Frozen yoghurt | yoghurt | 2200-3800 | 28-48 | +sweet-toppings
      A little sour, as it should be.
    Family tub, 1 litre | ice-cream | 7000-11500 | 90-145 | per pack
      Vanilla, chocolate or coconut.
    Fruit lolly | sweets | 700-1300 | 9-16 | per piece
      Frozen pineapple or watermelon.
    Brownie and ice cream | cake-slice | 3500-5600 | 45-70
      Hot meets cold.
    Ice cream cake | cake | 14000-23000 | 180-290 | +cake-size
      Keep it in the freezer.
    Waffle and ice cream | waffle | 3800-6000 | 50-76 | +scoops, +sweet-toppings
      Straight from the iron.
  `,
});
