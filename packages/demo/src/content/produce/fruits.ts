import { menuSection } from '../menu-section.ts';

export const fruits = menuSection({
  title: 'Fruit',
  sold: 'per piece',
  dishes: `
    Pineapple | pineapple | 1200-2400 | 14-28 | +ripeness
      Sugarloaf.
    Watermelon, medium | watermelon | 2200-4200 | 26-50
      Knock on it.
    Watermelon, large | watermelon | 3800-6500 | 45-78
      For a crowd.
    Pawpaw | mango | 1200-2400 | 14-28 | +ripeness
      Solo.
    Mangoes, 5 | mango | 1500-3000 | 18-36 | +ripeness, per bundle
      In season.
    Bananas, bunch | bananas | 1200-2400 | 14-28 | +ripeness, per bunch
      About ten.
    Oranges, 10 | oranges | 1200-2400 | 14-28 | per bundle
      Sweet.
    Tangerines, 10 | oranges | 1300-2500 | 15-30 | per bundle
      Easy to peel.
    Avocados, 3 | avocado | 1200-2400 | 14-28 | +ripeness, per bundle
      Buttery.
    Red apples, 4 | apples | 1800-3200 | 22-38 | per bundle
      Crisp.
    Green apples, 4 | apples | 1800-3200 | 22-38 | per bundle
      Sharp.
    Grapes, 500 g | grapes | 3500-5800 | 42-70 | per bundle
      Black, seedless.
    Lemons, 6 | lemon | 1000-1900 | 12-23 | per bundle
      Juicy.
    Limes, 10 | lemon | 900-1700 | 11-21 | per bundle
      Small and sour.
    Coconut, peeled | coconut | 600-1200 | 7-14
      Cut to order.
    Garden eggs, bowl | garden-eggs | 800-1500 | 10-19 | per bowl
      With groundnut paste.
    African star apple, 6 | oranges | 1000-1900 | 12-23 | per bundle
      Agbalumo, alasa: sweet first, then not.
    Fruit basket | grapes | 9000-15000 | 108-180 | per pack
      Eight kinds, washed, with a ribbon.
    Cut fruit box | watermelon | 1800-3200 | 22-38 | +ripeness, per pack, in plate
      Ready to eat.
  `,
});
