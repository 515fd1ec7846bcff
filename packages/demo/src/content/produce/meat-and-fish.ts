import { menuSection } from '../menu-section.ts';

export const freshMeat = menuSection({
  title: 'Meat',
  sold: 'per kg',
  dishes: `
    Beef, boneless | raw-beef | 6500-9500 | 75-110 | +meat-cut
      From this morning's market.
    Beef with bone | raw-beef | 5500-8000 | 64-92 | +meat-cut
      For soup.
    Cow leg | raw-beef | 5000-7500 | 58-86 | +meat-cut
      Roasted and cleaned.
    Cow skin | raw-beef | 3500-5500 | 40-64 | +meat-cut
      Soft ponmo or wele.
    Assorted offal | raw-beef | 4500-7000 | 52-80 | +meat-cut
      Tripe, liver, intestine.
    Goat meat | goat | 7500-11500 | 85-130 | +meat-cut
      With skin, roasted.
    Ram meat | goat | 8000-12500 | 90-140 | +meat-cut
      With a little fat.
    Pork | raw-beef | 5500-8500 | 62-96 | +meat-cut
      Fresh.
    Old layer chicken | live-chicken | 5500-8500 | 64-98 | per piece
      Dressed, for soup.
    Broiler, 2 kg | live-chicken | 8000-12500 | 92-144 | per piece
      Dressed.
    Guinea fowl | live-chicken | 8500-13500 | 95-150 | per piece
      Dressed.
    Turkey, 4 kg | live-chicken | 28000-44000 | 320-500 | per piece
      Order a day before.
  `,
});

export const fish = menuSection({
  title: 'Fish',
  sold: 'per kg',
  dishes: `
    Live catfish | fresh-fish | 4200-6500 | 52-80 | +fish-cleaning
      Weighed alive.
    Fresh tilapia | fresh-fish | 4000-6200 | 48-76 | +fish-cleaning
      From the pond.
    Mackerel | fresh-fish | 4200-6500 | 50-78 | +fish-cleaning
      Frozen, two or three fish.
    Croaker | fresh-fish | 5800-9000 | 70-108 | +fish-cleaning
      Frozen.
    Red snapper | fresh-fish | 7500-11500 | 90-138 | +fish-cleaning
      Today's catch.
    Barracuda steaks | fresh-fish | 7000-11000 | 84-132
      Cut thick.
    Fresh shrimp | shrimp | 8500-13500 | 100-160
      Head on.
    Blue crabs | fresh-crab | 4500-7500 | 55-90 | per measure
      Alive.
    Periwinkle | sea-snails | 2200-3800 | - | per measure
      Tops cut.
    Giant snails, 6 | sea-snails | 6000-10000 | 72-120 | per bundle
      Alive.
    Smoked catfish | smoked-fish | 4500-7500 | 55-90 | per bundle
      Four, dry and clean.
    Stockfish, cut | smoked-fish | 6500-11000 | 80-135 | per bundle
      Cod, ready for the pot.
    Dried shrimp | ground-crayfish | 3500-6000 | 42-72 | per measure
      Whole.
    Smoked herring | smoked-fish | 1800-3200 | 22-40 | per bundle
      For shito and stews.
    Salted tilapia | smoked-fish | - | 30-52 | per bundle
      Koobi.
  `,
});
