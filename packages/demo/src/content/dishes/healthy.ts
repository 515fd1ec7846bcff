import { menuSection } from '../menu-section.ts';

export const bowlsAndSalads = menuSection({
  title: 'Bowls and salads',
  sold: 'per bowl',
  container: 'plate',
  dishes: `
    Build your own bowl | rice-bowl | 3800-6200 | 50-80 | +bowl-base, +bowl-toppings
      A base, two to four toppings and a dressing.
    Grilled chicken bowl | rice-bowl | 4800-7800 | 62-98 | +bowl-base, +bowl-toppings
      Lean chicken, turmeric rice, greens.
    Salmon-style mackerel bowl | rice-bowl | 5200-8400 | 68-108 | +bowl-base, +bowl-toppings
      Roasted mackerel, cucumber, sesame.
    Plantain power bowl | plantain | 3800-6000 | 50-76 | +bowl-toppings
      Roasted plantain, beans, avocado.
    Fonio tabbouleh | salad | 3800-6000 | 50-76
      Tiny grain, herbs, lemon.
    Chicken Caesar | salad | 4500-7200 | 58-90
      With a light dressing.
    Mango and prawn salad | prawns | 6000-9500 | 78-122
      Lime, chilli, mint.
    Bean and corn salad | salad | 3200-5200 | 42-66
      Black-eyed beans, sweetcorn, peppers.
    Egg and avocado plate | avocado | 3500-5600 | 46-72
      Two eggs, one avocado, brown bread.
    Vegetable soup, no oil | leafy-soup | 3200-5200 | 42-66 | in bowl
      Ugu, carrots, green beans.
    Turkey lettuce wraps | wrap | 4500-7200 | 58-90
      No bread at all.
    Grilled fish and greens | grilled-fish | 6000-9500 | 78-120
      Croaker, steamed vegetables.
    Brown rice and chicken stew | rice-and-stew | 4200-6600 | 55-84 | +pepper
      Less oil, same taste.
    Fruit platter | watermelon | 3000-5000 | 40-64
      Six fruits in season.
  `,
});

export const juices = menuSection({
  title: 'Juices and smoothies',
  sold: 'per cup',
  container: 'cup',
  dishes: `
    Green detox | green-juice | 2200-3800 | 28-48 | +cup-size
      Spinach, cucumber, apple, ginger.
    Pineapple and ginger | juice | 1800-3200 | 24-40 | +cup-size
      Sharp and sweet.
    Watermelon and mint | juice | 1800-3200 | 24-40 | +cup-size
      Nothing added.
    Orange and carrot | juice | 1800-3200 | 24-40 | +cup-size
      Bright.
    Beetroot boost | zobo | 2200-3800 | 28-48 | +cup-size
      Beetroot, apple, lime.
    Mango smoothie | smoothie | 2500-4200 | 32-54 | +cup-size, +milk
      Thick.
    Banana and groundnut smoothie | smoothie | 2500-4200 | 32-54 | +cup-size, +milk
      A meal in a cup.
    Berry smoothie | smoothie | 3200-5200 | 42-66 | +cup-size, +milk
      Strawberries and blueberries.
    Avocado smoothie | green-juice | 2800-4600 | 36-58 | +cup-size, +milk
      With honey.
    Coconut and date shake | milk-drink | 2800-4600 | 36-58 | +cup-size
      No added sugar.
    Ginger shot | juice | 800-1500 | 10-18
      Five seconds of courage.
    Tiger nut smoothie | milk-drink | 2500-4200 | 32-54 | +cup-size
      Tiger nuts and dates.
  `,
});
