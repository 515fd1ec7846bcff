import { menuSection } from '../menu-section.ts';

export const cleaning = menuSection({
  title: 'Cleaning and laundry',
  sold: 'per item',
  dishes: `
    Washing powder, 900 g | detergent | 1800-2800 | 22-34
      For hand and machine.
    Washing powder, 2 kg | detergent | 3800-5600 | 46-68
      Family pack.
    Liquid detergent, 1 litre | dish-soap | 3200-4800 | 38-58
      Gentle on colours.
    Dish-washing liquid, 750 ml | dish-soap | 1500-2400 | 18-29
      Lemon.
    Bleach, 1 litre | bleach | 1200-1900 | 14-23
      Whitens and disinfects.
    Antiseptic liquid, 500 ml | bleach | 3200-4800 | 38-58
      For floors and cuts.
    Laundry bar soap | soap | 600-1000 | 8-13
      Two bars.
    Scouring sponge, 3 | sponge | 600-1100 | 8-14 | per bundle
      With a rough side.
    Broom | broom | 1500-2600 | 18-32
      Long handle.
    Mop and bucket | broom | 7500-12500 | 90-150
      With wringer.
    Bin bags, 20 | wipes | 1500-2500 | 18-30 | per bundle
      Large.
    Air freshener | lotion | 2000-3200 | 25-40
      Lavender.
    Insecticide spray, 300 ml | mosquito-repellent | 2400-3800 | 30-46
      Kills on contact.
  `,
});

export const paperAndHome = menuSection({
  title: 'Paper and home',
  sold: 'per item',
  dishes: `
    Toilet roll, 12 | toilet-roll | 3500-5400 | 42-65 | per bundle
      Two-ply.
    Kitchen towel, 2 | toilet-roll | 1800-2800 | 22-34 | per bundle
      Strong when wet.
    Facial tissue, box | wipes | 1200-1900 | 15-24
      100 sheets.
    Aluminium foil, 8 m | battery | 1800-2900 | 22-36
      Kitchen roll.
    Matches, 10 boxes | candle | 500-900 | 6-11 | per bundle
      Safety.
    Candles, 6 | candle | 800-1400 | 10-17 | per bundle
      For when the light goes.
    AA batteries, 4 | battery | 1200-2000 | 15-25 | per bundle
      Alkaline.
    LED bulb, 9 W | light-bulb | 1200-2000 | 15-25
      Bright white.
    Rechargeable bulb, 12 W | light-bulb | 3800-6000 | 46-72
      Four hours without power.
    Paper plates, 20 | wipes | 1500-2500 | 18-30 | per bundle
      For parties.
  `,
});

export const toiletries = menuSection({
  title: 'Toiletries',
  sold: 'per item',
  dishes: `
    Toothpaste, 140 g | toothpaste | 1300-2100 | 16-26
      With fluoride.
    Toothbrush, medium | toothbrush | 600-1100 | 8-14
      One.
    Bath soap, 3 | soap | 1800-2900 | 22-36 | per bundle
      Antibacterial.
    Black soap, 250 g | soap | 1500-2600 | 16-28
      With shea and cocoa pod.
    Body lotion, 400 ml | lotion | 3800-6000 | 46-72
      Cocoa butter.
    Shea butter, 250 g | hair-cream | 1500-2600 | 16-28
      Unrefined.
    Hair cream, 200 g | hair-cream | 1800-3000 | 22-36
      For natural hair.
    Shampoo, 400 ml | lotion | 3500-5500 | 42-66
      Moisturising.
    Roll-on deodorant | lotion | 1800-2900 | 22-36
      48 hours.
    Razors, 5 | razor | 1500-2500 | 18-30 | per bundle
      Twin blade.
    Sanitary pads, 10 | wipes | 1200-1900 | 14-23 | per bundle
      With wings.
    Petroleum jelly, 250 g | hair-cream | 1600-2600 | 19-32
      Unscented.
    Cotton buds, 200 | wipes | 900-1500 | 11-18 | per bundle
      Paper sticks.
  `,
});

export const babyCare = menuSection({
  title: 'Baby',
  sold: 'per item',
  dishes: `
    Nappies, newborn, 40 | diapers | 6500-9800 | 78-118 | per bundle
      Up to 5 kg.
    Nappies, medium, 36 | diapers | 7000-10500 | 84-126 | per bundle
      6 to 11 kg.
    Nappies, large, 32 | diapers | 7500-11200 | 90-134 | per bundle
      9 to 14 kg.
    Baby wipes, 80 | wipes | 1500-2500 | 18-30 | per bundle
      Without scent.
    Infant cereal, 400 g | baby-food | 4200-6400 | 50-76
      Maize and milk, from six months.
    Follow-on milk, 400 g | baby-food | 7500-11500 | 90-138
      From six months.
    Fruit purée, 120 g | baby-food | 1500-2500 | 18-30
      Apple and banana.
    Feeding bottle, 250 ml | baby-bottle | 2800-4500 | 34-54
      Slow flow.
    Baby lotion, 300 ml | lotion | 3200-5200 | 38-62
      Mild.
    Baby soap | soap | 900-1500 | 11-18
      With milk.
    Baby powder, 200 g | lotion | 1800-2900 | 22-35
      Corn starch.
  `,
});
