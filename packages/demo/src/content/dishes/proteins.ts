import { menuSection } from '../menu-section.ts';

export const proteins = menuSection({
  title: 'Proteins',
  sold: 'per piece',
  container: 'plate',
  dishes: `
    Fried chicken leg | chicken | 1800-3200 | 25-45
      Seasoned overnight, boiled in its own stock, then fried.
    Peppered chicken | chicken | 2200-3800 | 30-52
      Fried chicken turned in a hot sauce of onions and scotch bonnet.
    Peppered turkey | turkey | 3000-5500 | 45-75
      A big piece of turkey in sticky red pepper.
    Peppered beef | beef | 1200-2200 | 18-32
      Three cuts of beef in pepper sauce.
    Peppered goat | goat-meat | 1800-3200 | 30-50
      Asun's quieter cousin, soft enough for a spoon.
    Fried mackerel | grilled-fish | 1500-2600 | 20-35
      Crisp outside, moist inside.
    Fried croaker | grilled-fish | 2500-4500 | 35-60
      A whole croaker, scored and fried.
    Cow skin in stew | red-stew | 600-1200 | 8-15 | in bowl
      Ponmo cooked until it gives.
    Assorted meat | goat-meat | 1200-2400 | 18-32 | in bowl
      Tripe, intestine, liver and whatever is best today.
    Boiled egg | eggs | 300-500 | 4-7
      One egg, hard-boiled and peeled.
    Gizzard in pepper sauce | beef | 1800-3200 | 28-45
      Chicken gizzards with onions and peppers.
    Snails in pepper sauce | snails | 3500-6500 | 50-85
      Four land snails, cleaned with lime and sautéed with pepper.
  `,
});

export const nigerianSides = menuSection({
  title: 'Sides',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Fried plantain | plantain | 600-1200 | 10-18
      Dodo from ripe plantain, a little burnt at the edges.
    Moi moi | moi-moi | 700-1400 | 12-22 | per wrap
      Steamed bean pudding with egg and fish, cooked in leaves.
    Coleslaw | salad | 500-1000 | 8-15 | in cup
      Cabbage and carrots in a light, sweet dressing.
    Garden salad | salad | 900-1800 | 14-26
      Lettuce, cucumber, tomato, egg, sweetcorn and beans.
    Boiled yam | yam-and-egg | 700-1400 | 12-22
      Three slices, soft and white.
    Yam fries | chips | 1000-2000 | 16-28 | in paper-box
      Crisp batons of yam with pepper dip.
    Extra stew | red-stew | 300-600 | 5-9 | in cup
      One more ladle.
  `,
});
