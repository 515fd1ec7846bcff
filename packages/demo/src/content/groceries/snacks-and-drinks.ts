import { menuSection } from '../menu-section.ts';

export const snacks = menuSection({
  title: 'Snacks',
  sold: 'per item',
  dishes: `
    Plantain chips, 85 g | crisps | 600-1000 | 8-13
      Ripe, salted.
    Potato crisps, 150 g | crisps | 1800-2800 | 22-34
      Salt and vinegar.
    Cream crackers | biscuits | 900-1500 | 11-18
      200 g.
    Digestive biscuits | biscuits | 1500-2400 | 18-29
      400 g.
    Shortbread | cookie | 2000-3200 | 25-40
      All butter.
    Chin chin, 250 g | biscuits | 1000-1700 | 13-21
      Crunchy.
    Chocolate bar, 100 g | chocolate | 1800-2900 | 20-33
      Milk, from Ghana cocoa.
    Dark chocolate, 100 g | chocolate | 2200-3500 | 24-40
      Seventy per cent.
    Mint sweets | sweets | 500-900 | 6-11
      A bag of fifty.
    Toffees | sweets | 700-1200 | 9-15
      Coconut.
    Roasted groundnuts, 500 g | nuts | 1800-2900 | 20-33
      In a bottle.
    Cashew nuts, 250 g | nuts | 3500-5500 | 40-64
      Roasted, salted.
    Popcorn, sweet | popcorn | 700-1300 | 9-16
      One bag.
    Coconut candy | coconut | 600-1100 | 8-14
      Caramelised.
  `,
});

export const softDrinks = menuSection({
  title: 'Drinks and water',
  sold: 'per item',
  dishes: `
    Bottled water, 12 × 75 cl | water | 2400-3600 | 28-42 | per bundle
      A shrink pack.
    Sachet water, 20 | water | 500-900 | 8-14 | per bundle
      A bag of twenty.
    Dispenser water, 19 litres | water | 1800-2800 | 24-38
      Refill; bring the empty.
    Cola, 12 × 50 cl | soft-drink | 4800-6800 | 78-112 | per bundle
      A pack of twelve.
    Orange soda, 1.5 litres | soft-drink | 1200-1800 | 16-24
      For sharing.
    Ginger ale, 33 cl | ginger-beer | 700-1100 | 9-14
      Dry.
    Malt drink, 24 × 33 cl | malt | 13000-18500 | 180-250 | per bundle
      A crate of cans.
    Orange juice, 1 litre | juice-box | 2000-3100 | 25-38
      No added sugar.
    Apple juice, 1 litre | juice-box | 2000-3100 | 25-38
      From concentrate.
    Pineapple juice, 1 litre | juice-box | 2000-3100 | 25-38
      Tart.
    Mixed-fruit boxes, 10 × 20 cl | juice-box | 3500-5200 | 44-66 | per bundle
      For lunch boxes.
    Energy drink, 50 cl | soft-drink | 900-1500 | 12-19
      With caffeine.
    Coconut water, 1 litre | coconut | 3200-4800 | 38-58
      Nothing added.
    Alcohol-free wine, 75 cl | wine | 5000-8500 | 62-105
      Red grape.
    Sparkling grape, 75 cl | wine | 4500-7500 | 56-94
      For toasts.
  `,
});
