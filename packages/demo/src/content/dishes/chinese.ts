import { menuSection } from '../menu-section.ts';

export const chineseStarters = menuSection({
  title: 'Starters',
  sold: 'per portion',
  container: 'paper-box',
  dishes: `
    Vegetable spring rolls | spring-roll | 2200-3800 | 30-50 | +dips
      Four rolls, crisp.
    Chicken dumplings | spring-roll | 3200-5200 | 42-68 | +dips
      Six, steamed or fried.
    Prawn crackers | crisps | 1200-2200 | 16-28 | per pack
      A bag to share.
    Sweetcorn soup | pap | 2500-4200 | 34-55 | in bowl
      With chicken and egg.
    Hot and sour soup | pepper-soup | 2800-4600 | 38-60 | in bowl
      Peppery, with mushrooms.
    Sesame prawn toast | prawns | 3800-6200 | 50-80
      Golden triangles.
  `,
});

export const chineseMains = menuSection({
  title: 'From the wok',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Sweet and sour chicken | stir-fry | 4800-7800 | 62-100 | +rice-or-noodles
      Peppers, pineapple, bright sauce.
    Shredded beef in chilli | stir-fry | 5200-8500 | 68-110 | +rice-or-noodles, +pepper
      Crisp beef, carrots, dried chilli.
    Chicken in black bean sauce | stir-fry | 4800-7800 | 62-100 | +rice-or-noodles
      Salty, dark, garlicky.
    Kung pao chicken | stir-fry | 5000-8200 | 65-105 | +rice-or-noodles, +pepper
      With roasted groundnuts.
    Prawns in garlic | prawns | 7000-11500 | 92-150 | +rice-or-noodles
      Quickly fried, spring onions.
    Szechuan fish | grilled-fish | 6000-9800 | 78-128 | +rice-or-noodles, +pepper
      Fillets in numbing sauce.
    Mixed vegetables | stir-fry | 3500-5800 | 46-75 | +rice-or-noodles
      Broccoli, carrots, mushrooms, cabbage.
    Special fried rice | fried-rice | 4500-7500 | 58-98 | +pepper
      Egg, prawns, chicken and peas.
    Chicken fried rice | fried-rice | 3800-6200 | 50-80 | +pepper
      Smoky from the wok.
    Singapore noodles | noodles | 4200-7000 | 55-90 | +pepper
      Thin noodles, curry, prawns.
    Chicken chow mein | noodles | 4000-6600 | 52-86
      Soft noodles, bean sprouts.
    Beef noodle soup | noodles | 4500-7200 | 58-92 | in bowl
      A deep bowl.
    Honey chicken wings | chicken | 4200-6800 | 55-88
      Glazed with sesame.
    Dinner for two | takeout-box | 14000-22000 | 180-285 | +pepper, per pack, in tray
      Two mains, special fried rice and spring rolls.
  `,
});
