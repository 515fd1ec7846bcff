import { menuSection } from '../menu-section.ts';

export const suya = menuSection({
  title: 'Suya',
  sold: 'per stick',
  container: 'paper-bag',
  dishes: `
    Beef suya | suya | 800-1500 | 10-18 | +pepper, +grill-extras
      Thin beef on sticks, rubbed with groundnut spice and grilled over charcoal.
    Ram suya | suya | 1500-2500 | 18-30 | +pepper, +grill-extras
      Richer than beef, with a little fat left on.
    Chicken suya | suya | 1200-2000 | 15-26 | +pepper, +grill-extras
      Boneless thigh, spiced and smoked.
    Gizzard suya | suya | 1000-1800 | 12-22 | +pepper
      Five gizzards on a stick, with onions.
    Liver suya | suya | 900-1600 | 12-20 | +pepper
      Cooked quickly, still soft.
    Suya platter for two | suya | 7000-12000 | 90-150 | +pepper, per pack, in plate
      Beef, ram, chicken and gizzard with tomatoes, onions and masa.
    Suya rice | fried-rice | 3500-6000 | 50-80 | +pepper, per portion, in plate
      Rice fried with chopped suya and its spice.
    Kilishi | beef | 2500-5000 | - | per pack
      Sun-dried spiced beef sheets that keep for weeks.
    Tozo suya | suya | 1500-2600 | - | +pepper
      The hump of the cow, fatty and prized.
  `,
});

export const grills = menuSection({
  title: 'From the grill',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Grilled croaker and chips | grilled-fish | 7000-13000 | 95-160 | +pepper, +grill-extras
      A whole fish in pepper marinade, cooked over coals, with a mountain of chips.
    Point-and-kill catfish | grilled-fish | 6500-12000 | 90-150 | +pepper, +grill-extras
      Fresh catfish barbecued whole and brushed with spiced oil.
    Grilled tilapia | grilled-fish | 6000-10000 | 75-130 | +pepper, +grill-extras
      Scored, stuffed with ginger and pepper, and grilled until the skin blisters.
    Half grilled chicken | chicken | 5000-8500 | 65-110 | +pepper, +two-sides
      Flattened, marinated for a day, grilled over charcoal.
    Whole grilled chicken | chicken | 9000-15000 | 120-200 | +pepper, +two-sides
      For the whole table, cut into eight.
    Asun | goat-meat | 3500-6500 | 50-85 | +pepper
      Smoked goat chopped small and tossed with scotch bonnet and onions.
    Roasted plantain and fish | plantain | 4000-7000 | 50-85 | +pepper
      Boli with pepper sauce and roasted mackerel, as by the roadside in Port Harcourt.
    Beef kebab | suya | 2500-4500 | 30-55 | +grill-extras
      Cubes of beef with peppers and onions.
    Prawn skewers | prawns | 6000-11000 | 80-140 | +grill-extras
      King prawns with garlic butter and lime.
    Lamb chops | goat-meat | 8000-14000 | 110-190 | +two-sides
      Four chops in rosemary and suya spice.
    Grilled turkey wings | turkey | 4500-7500 | 60-100 | +pepper, +grill-extras
      Sticky, smoky and too big for one hand.
    Sausage platter | hot-dog | 4000-7000 | 55-95 | +dips
      Three kinds of sausage with onions and mustard.
    Roasted corn and coconut | corn | 1000-2000 | 15-28 | in paper-bag
      Maize from the coals with slices of fresh coconut.
  `,
});
