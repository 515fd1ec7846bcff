import { menuSection } from '../menu-section.ts';

export const nigerianDrinks = menuSection({
  title: 'Drinks',
  sold: 'per bottle',
  dishes: `
    Zobo, 50 cl | zobo | 600-1200 | -
      Hibiscus with ginger, cloves and pineapple, no colouring.
    Kunu, 50 cl | milk-drink | 600-1200 | -
      Millet and ginger, strained fine.
    Tiger nut milk, 50 cl | milk-drink | 1200-2200 | -
      Tiger nuts, coconut and dates.
    Chapman | chapman | 1500-3000 | - | in cup, per cup
      Grenadine, citrus, cucumber and bubbles.
    Fresh palm wine, 75 cl | palm-wine | 1500-2800 | -
      Tapped this morning, still fizzing.
    Table water, 75 cl | water | 300-500 | -
      Cold.
    Malt drink, 33 cl | malt | 700-1100 | -
      Dark, sweet and without alcohol.
    Cola, 50 cl | soft-drink | 500-800 | -
      Ice cold.
    Orange soda, 50 cl | soft-drink | 500-800 | -
      Bright and sweet.
    Bitter lemon, 50 cl | ginger-beer | 500-900 | -
      Sharp enough for pepper soup.
    Fresh orange juice | juice | 1500-3000 | - | +cup-size, in cup, per cup
      Pressed when ordered.
    Watermelon juice | juice | 1500-2800 | - | +cup-size, in cup, per cup
      Watermelon, lime and mint.
  `,
});

export const ghanaianDrinks = menuSection({
  title: 'Drinks',
  sold: 'per bottle',
  dishes: `
    Sobolo, 50 cl | zobo | - | 8-15
      Hibiscus with ginger and pineapple peel, chilled.
    Asaana, 50 cl | malt | - | 8-14
      Caramelised corn drink, deep brown.
    Lamugin, 50 cl | ginger-beer | - | 8-15
      Rice, ginger and guinea pepper.
    Pito, 75 cl | palm-wine | - | 10-18
      Northern guinea-corn brew, lightly soured.
    Bissap with mint, 50 cl | zobo | - | 10-18
      Hibiscus the Dakar way.
    Fresh coconut water | coconut | - | 10-18 | per piece
      Opened when it leaves.
    Pineapple ginger juice | juice | - | 20-36 | +cup-size, in cup, per cup
      From sweet Nsawam pineapples.
    Burkina, 50 cl | milk-drink | - | 12-20
      Millet and fermented milk, thick and cold.
    Water, 75 cl | water | - | 4-7
      Cold.
    Malt drink, 33 cl | malt | - | 9-15
      Dark, sweet and without alcohol.
    Cola, 50 cl | soft-drink | - | 8-13
      Ice cold.
    Pineapple soda, 50 cl | soft-drink | - | 8-13
      The taste of every birthday.
  `,
});
