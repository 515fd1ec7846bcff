import { menuSection } from '../menu-section.ts';

export const cafeBreakfast = menuSection({
  title: 'Breakfast all day',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Full breakfast | egg | 4500-7500 | 60-95 | +milk
      Eggs, sausage, beans, plantain, toast and tea.
    Pancake stack | pancakes | 3200-5200 | 42-68 | +sweet-toppings
      Five, with syrup and butter.
    Waffle and chicken | waffle | 4800-7800 | 62-98 | +dips
      Sweet below, crisp above.
    Banana waffle | waffle | 3500-5500 | 45-72 | +sweet-toppings
      With honey and nuts.
    Avocado toast | avocado | 3500-5600 | 45-72
      Sourdough, lime, chilli, egg.
    Plantain and eggs | plantain | 2800-4600 | 38-60 | +pepper
      Fried plantain, scrambled eggs, pepper sauce.
    French toast | bread | 3200-5200 | 42-68 | +sweet-toppings
      Thick bread in egg and cinnamon.
    Yoghurt parfait | yoghurt | 2800-4500 | 36-58 | +sweet-toppings, in cup
      Granola, mango, honey.
    Club sandwich | sandwich | 4200-6800 | 55-86 | +one-side
      Chicken, egg, bacon, three slices.
    Chicken mayo sandwich | sandwich | 3200-5200 | 42-66 | +one-side
      On soft white bread.
    Tuna melt | sandwich | 3800-6000 | 50-76 | +one-side
      Toasted, with cheese.
    Suya panini | sandwich | 3800-6000 | 50-76 | +pepper
      Beef suya, onions, pressed.
  `,
});

export const hotDrinks = menuSection({
  title: 'Coffee and tea',
  sold: 'per cup',
  container: 'cup',
  dishes: `
    Espresso | coffee | 1200-2000 | 15-26
      From West African beans.
    Cappuccino | coffee | 2000-3400 | 26-44 | +cup-size, +milk
      Equal parts coffee, milk and foam.
    Latte | coffee | 2200-3600 | 28-46 | +cup-size, +milk
      Smooth and milky.
    Iced coffee | smoothie | 2200-3600 | 28-46 | +cup-size, +milk
      Long and cold.
    Hot chocolate | coffee | 2200-3600 | 28-46 | +cup-size, +milk
      Ghana cocoa, not too sweet.
    Ginger tea | tea | 1200-2200 | 16-28 | +cup-size
      Fresh ginger, honey, lemon.
    Lemongrass tea | tea | 1200-2200 | 16-28 | +cup-size
      Cut from the garden.
    Milky tea | tea | 1200-2200 | 16-28 | +milk
      Strong and sweet.
  `,
});
