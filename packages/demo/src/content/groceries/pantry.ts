import { menuSection } from '../menu-section.ts';

export const riceAndGrains = menuSection({
  title: 'Rice, pasta and grains',
  sold: 'per bag',
  dishes: `
    Long-grain parboiled rice, 5 kg | rice-sack | 9500-13000 | 120-165
      Stone-free, swells well.
    Long-grain parboiled rice, 10 kg | rice-sack | 18500-25000 | 235-315
      For the month.
    Local rice, 5 kg | rice-sack | 7500-10500 | 95-135
      Destoned and sorted, with its own taste.
    Perfumed rice, 5 kg | rice-sack | 11000-15000 | 130-180
      The smell reaches the gate.
    Basmati rice, 1 kg | rice-sack | 4200-6000 | 50-72
      Aged grains.
    Spaghetti, 500 g | dry-pasta | 1000-1500 | 13-19
      Durum wheat.
    Macaroni, 500 g | dry-pasta | 1000-1500 | 13-19
      Short and curved.
    Instant noodles, chicken, pack of 5 | instant-noodles | 1300-2000 | 18-26
      With seasoning.
    Instant noodles, carton of 40 | instant-noodles | 9500-13500 | 130-180
      Forty packs, for students.
    Gari, yellow, 2 kg | gari | 2500-3800 | 30-46
      Fine and crisp.
    Semolina, 2 kg | flour | 3200-4600 | 40-58
      For swallow.
    Wheat flour, 2 kg | flour | 2800-4000 | 34-50
      All-purpose.
    Oats, 500 g | cereal | 2200-3400 | 28-42
      Quick cooking.
    Cornflakes, 450 g | cereal | 3200-4800 | 40-60
      With vitamins.
    Honey beans, 2 kg | brown-beans | 4800-7000 | 60-88
      Picked clean.
  `,
});

export const oilsAndSeasoning = menuSection({
  title: 'Oil and seasoning',
  sold: 'per item',
  dishes: `
    Vegetable oil, 1 litre | cooking-oil | 3000-4200 | 34-48
      For frying.
    Vegetable oil, 3 litres | cooking-oil | 8500-12000 | 98-138
      Family bottle.
    Palm oil, 1 litre | palm-oil | 2200-3400 | 26-40
      Red, unbleached.
    Groundnut oil, 1 litre | cooking-oil | 3800-5400 | 44-62
      Filtered.
    Tomato paste, tin | tomato-paste | 900-1500 | 11-18
      Thick, 210 g.
    Tomato paste, sachets, 10 | tomato-paste | 1800-2800 | 22-34
      Ten sachets of 70 g.
    Seasoning cubes, 50 | seasoning | 1200-1900 | 15-23
      A cube a pot.
    Curry powder, 100 g | seasoning | 800-1300 | 10-16
      Mild.
    Dried thyme, 50 g | dried-herbs | 700-1200 | 9-15
      Rubbed.
    Table salt, 1 kg | salt | 500-800 | 6-10
      Iodised.
    Sugar, 1 kg | sugar | 1700-2500 | 20-30
      White, granulated.
    Black pepper sauce, 300 g | cocoa | 2500-3800 | 28-44
      Shito with shrimp.
    Mayonnaise, 500 ml | spread | 2800-4200 | 34-50
      For salads.
    Ketchup, 400 g | tomato-paste | 1800-2800 | 22-34
      Squeeze bottle.
  `,
});

export const tinsAndSpreads = menuSection({
  title: 'Tins and spreads',
  sold: 'per item',
  dishes: `
    Sardines in oil, 125 g | tinned-fish | 1200-1800 | 15-22
      With a key.
    Mackerel in tomato, 400 g | tinned-fish | 2400-3600 | 30-44
      Ready for stew.
    Tuna chunks, 160 g | tinned-fish | 2200-3400 | 28-42
      In brine.
    Corned beef, 340 g | tinned-fish | 4200-6200 | 52-76
      Slices or crumbles.
    Baked beans, 420 g | tomato-paste | 1800-2700 | 22-33
      In tomato sauce.
    Sweetcorn, 340 g | corn | 1700-2600 | 21-32
      No added sugar.
    Green peas, 400 g | peas | 1500-2300 | 19-29
      Tender.
    Groundnut paste, 400 g | spread | 2200-3400 | 26-40
      Smooth.
    Strawberry jam, 450 g | honey | 2600-3900 | 32-48
      With pieces.
    Honey, 500 g | honey | 4500-7000 | 55-85
      From forest hives.
    Chocolate spread, 350 g | cocoa | 3800-5600 | 46-68
      With hazelnuts.
    Evaporated milk, tin | powdered-milk | 1000-1500 | 13-19
      160 g.
  `,
});

export const breakfastDrinks = menuSection({
  title: 'Tea, coffee and cocoa',
  sold: 'per item',
  dishes: `
    Black tea, 50 bags | tea-bags | 1500-2400 | 18-29
      Strong.
    Green tea, 25 bags | tea-bags | 2000-3200 | 25-40
      With lemon.
    Instant coffee, 100 g | coffee | 3500-5400 | 42-65
      Freeze dried.
    Cocoa powder, 250 g | cocoa | 3200-4800 | 36-55
      Unsweetened.
    Chocolate malt drink, 500 g | cocoa | 4200-6200 | 50-74
      For the morning.
    Powdered milk, 400 g | powdered-milk | 4500-6600 | 55-80
      Full cream.
    Powdered milk, 900 g | powdered-milk | 9500-13500 | 115-165
      Full cream, family tin.
    Evaporated milk, 12 tins | powdered-milk | 10500-15000 | 135-190
      A tray.
  `,
});
