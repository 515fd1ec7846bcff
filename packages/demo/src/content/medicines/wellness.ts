import { menuSection } from '../menu-section.ts';

export const vitamins = menuSection({
  title: 'Vitamins',
  sold: 'per box',
  dishes: `
    Vitamin C 1000 mg, 20 effervescent | vitamin-c | 2500-4200 | 30-50
      Orange.
    Vitamin C 100 mg, 100 tablets | vitamin-c | 1200-2000 | 14-24
      Chewable.
    Multivitamin, men, 30 | multivitamin | 5500-8800 | 66-105
      One a day.
    Multivitamin, women, 30 | multivitamin | 5500-8800 | 66-105
      With iron.
    Children's multivitamin syrup, 200 ml | children-syrup | 2500-4200 | 30-50
      Orange.
    Pregnancy multivitamin, 30 | multivitamin | 5800-9200 | 70-110
      With folic acid.
    Folic acid 5 mg, 28 tablets | vitamin-c | 800-1400 | 10-17
      Before and during pregnancy.
    Iron and B12 tonic, 200 ml | cough-syrup | 2200-3600 | 26-44
      For tiredness.
    Calcium and vitamin D, 30 | multivitamin | 4200-6800 | 50-82
      For bones.
    Omega 3 fish oil, 30 | fish-oil | 5500-8800 | 66-105
      Soft capsules.
    Cod liver oil, 100 capsules | fish-oil | 6500-10500 | 78-126
      Vitamins A and D.
    Zinc, 50 tablets | vitamin-c | 3200-5200 | 38-62
      Daily.
    Magnesium, 60 tablets | multivitamin | 6000-9600 | 72-115
      For muscles.
    Evening primrose, 30 | fish-oil | 6000-9600 | 72-115
      Soft capsules.
  `,
});

export const wellness = menuSection({
  title: 'Wellness',
  sold: 'per box',
  dishes: `
    Moringa tea, 20 bags | herbal-tea | 1800-3000 | 22-36
      Leaves only.
    Ginger and turmeric tea, 20 bags | herbal-tea | 1800-3000 | 22-36
      Warming.
    Hibiscus tea, 20 bags | herbal-tea | 1500-2600 | 18-32
      Deep red.
    Slimming tea, 20 bags | herbal-tea | 2500-4200 | 30-50
      With a sensible leaflet.
    Black seed oil, 100 ml | cooking-oil | 3500-5800 | 42-70
      Cold pressed.
    Protein powder, 900 g | powdered-milk | 28000-42000 | 330-500
      Vanilla.
    Glucose powder, 400 g | sugar | 1500-2500 | 18-30
      Quick energy.
    Honey and ginger syrup, 200 ml | honey | 2500-4200 | 30-50
      For the throat.
    Apple cider vinegar, 500 ml | ginger-beer | 3500-5600 | 42-68
      With the mother.
    Sleep tea, 20 bags | herbal-tea | 2200-3600 | 26-44
      Camomile.
  `,
});
