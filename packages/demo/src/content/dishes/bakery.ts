import { menuSection } from '../menu-section.ts';

export const breads = menuSection({
  title: 'Bread',
  sold: 'per loaf',
  container: 'paper-bag',
  dishes: `
    Butter bread | bread | 1200-2200 | 14-26
      Soft, sweet and still warm in the morning.
    Agege loaf | bread | 1000-1800 | -
      Dense, stretchy and made for beans.
    Tea bread | bread | - | 10-18
      Long, plain, for dipping.
    Sugar bread | bread | 1200-2200 | 14-26
      For children and their parents.
    Wheat bread | bread | 1600-2800 | 20-36
      Whole wheat, with bran.
    Coconut bread | bread | 1600-2800 | 20-36
      Grated coconut all through.
    Baguette | bread | 1200-2200 | 15-28
      Crisp crust.
    Burger buns, six | bread | 1500-2600 | 18-32 | per pack
      With sesame.
  `,
});

export const pastries = menuSection({
  title: 'Pastries',
  sold: 'per piece',
  container: 'paper-bag',
  dishes: `
    Meat pie | meat-pie | 900-1800 | 12-22
      Minced beef, potatoes and carrots in short pastry.
    Chicken pie | meat-pie | 1000-2000 | 13-24
      Creamy filling.
    Fish pie | meat-pie | 900-1800 | 12-22
      Mackerel and pepper.
    Sausage roll | hot-dog | 700-1400 | 10-18
      Flaky, with a real sausage.
    Scotch egg | eggs | 900-1700 | 12-22
      Egg in sausage meat and crumbs.
    Egg roll | puff-puff | 700-1300 | 9-16
      A boiled egg inside a doughnut.
    Jam doughnut | doughnut | 800-1500 | 10-18
      Filled to the edge.
    Glazed doughnut | doughnut | 800-1500 | 10-18
      Simple and shiny.
    Chocolate doughnut | doughnut | 1000-1800 | 13-23
      With sprinkles.
    Croissant | croissant | 1200-2400 | 16-30
      Butter only.
    Chocolate croissant | croissant | 1500-2800 | 20-36
      Two bars inside.
    Cinnamon roll | cookie | 1500-2800 | 20-36
      Soft, with icing.
    Banana bread, slice | cake-slice | 1000-1900 | 13-24
      Very ripe bananas.
    Cookies, three | cookie | 1200-2200 | 16-28
      Chocolate chip.
    Coconut macaroons | cookie | 1200-2200 | 16-28
      Crisp outside, chewy inside.
  `,
});

export const cakes = menuSection({
  title: 'Cakes',
  sold: 'per cake',
  container: 'cake-box',
  dishes: `
    Birthday cake | cake | 15000-26000 | 190-330 | +cake-size, +cake-flavour, +sweet-toppings
      Buttercream, a name on top; ask a day before.
    Chocolate fudge cake | cake | 14000-24000 | 180-300 | +cake-size
      Three layers.
    Red velvet cake | cake | 15000-26000 | 190-330 | +cake-size
      Cream-cheese icing.
    Fruit cake | cake | 16000-28000 | 200-350 | +cake-size
      Dark, with dried fruit, made weeks ahead.
    Coconut sponge | cake | 13000-22000 | 165-280 | +cake-size
      Light and white.
    Foil cake | cake-slice | 3500-6000 | 45-78 | +cake-flavour
      A small cake in a tin for one or two.
    Cupcakes, six | cupcake | 5000-8500 | 65-110 | +cake-flavour
      Swirled and sprinkled.
    Cupcakes, twelve | cupcake | 9000-15000 | 118-195 | +cake-flavour, per pack
      A dozen, boxed.
    Cake slice | cake-slice | 1800-3200 | 24-42 | +cake-flavour
      One good slice.
    Cake parfait | yoghurt | 2500-4200 | 32-55 | +cake-flavour, in cup
      Layers of cake, cream and jam.
    Carrot cake | cake | 14000-24000 | 180-300 | +cake-size
      With walnuts.
    Lemon drizzle loaf | cake-slice | 5000-8500 | 65-110
      Sharp and moist.
  `,
});
