import { menuSection } from '../menu-section.ts';

export const soupBase = menuSection({
  title: 'Tomato, pepper and onion',
  sold: 'per basket',
  dishes: `
    Fresh tomatoes, small basket | tomatoes | 2500-4500 | 30-55 | +ripeness
      Firm, about 2 kg.
    Fresh tomatoes, large basket | tomatoes | 9000-16000 | 110-190 | +ripeness
      For a party pot.
    Scotch bonnet, small bowl | hot-pepper | 1000-2000 | 12-24
      Ata rodo, kpakpo shito or whatever you call it: hot.
    Red bell pepper, bowl | bell-pepper | 1500-2800 | 18-34
      Tatashe for colour.
    Long cayenne pepper, bowl | hot-pepper | 1000-1900 | 12-23
      Shombo.
    Green chilli, 250 g | hot-pepper | 700-1300 | 9-16
      Fresh.
    Red onions, 1 kg | onions | 1400-2600 | 17-32 | per kg
      Dry skins.
    White onions, 1 kg | onions | 1600-2900 | 19-35 | per kg
      Mild.
    Garlic, 250 g | garlic | 1000-1900 | 12-23
      Whole heads.
    Ginger, 500 g | ginger | 1000-1900 | 12-23
      Fresh root.
    Blended stew mix, 1 litre | tomato-paste | 2800-4800 | 34-58 | +milling, per pack
      Tomato, pepper and onion, ground this morning.
  `,
});

export const leafyVegetables = menuSection({
  title: 'Leaves',
  sold: 'per bunch',
  dishes: `
    Ugu leaves, sliced | green-leaves | 500-1000 | -
      Washed and cut for soup.
    Spinach | green-leaves | 400-900 | 5-11
      Efo shoko.
    Waterleaf | green-leaves | 400-800 | -
      For edikaikong.
    Bitterleaf, washed | bitter-leaves | 700-1300 | 9-16
      Three times washed.
    Kontomire | bitter-leaves | - | 6-12
      Young cocoyam leaves.
    Ayoyo | green-leaves | 400-800 | 5-10
      Jute leaves.
    Scent leaves | dried-herbs | 300-600 | 4-8
      For pepper soup.
    Lettuce | cabbage | 700-1300 | 9-16 | per head
      Crisp.
    Cabbage, medium | cabbage | 1000-1900 | 12-23 | per head
      Tight.
    Spring onions | green-leaves | 500-900 | 6-11
      With roots.
    Parsley | dried-herbs | 500-1000 | 6-12
      Curly.
    Moringa leaves | green-leaves | 500-1000 | 6-12
      Picked fresh.
  `,
});

export const otherVegetables = menuSection({
  title: 'Other vegetables',
  sold: 'per kg',
  dishes: `
    Okro, 500 g | okro | 800-1500 | 10-19
      Small and tender.
    Carrots, 1 kg | carrots | 1200-2200 | 15-27
      From Jos and the highlands.
    Cucumber, 3 pieces | cucumber | 900-1700 | 11-21 | per bundle
      Firm.
    Green beans, 500 g | peas | 900-1700 | 11-21
      Stringless.
    Garden eggs, 1 kg | garden-eggs | 1000-1900 | 12-23
      White or striped.
    Aubergine, 2 pieces | garden-eggs | 1000-1800 | 12-22 | per bundle
      Purple.
    Sweetcorn, 4 cobs | corn | 1000-1900 | 12-23 | per bundle
      In the husk.
    Green peas, 500 g | peas | 1400-2500 | 17-31
      Shelled.
    Broccoli, 500 g | broccoli | 2200-3800 | 27-46
      One head.
    Mushrooms, 250 g | mushrooms | 1800-3200 | 22-39
      Oyster.
    Green pepper, 500 g | bell-pepper | 1200-2200 | 15-27
      Sweet.
  `,
});

export const tubers = menuSection({
  title: 'Tubers and plantain',
  sold: 'per piece',
  dishes: `
    Yam, medium tuber | yam | 2500-4500 | 28-52
      Dry, not new.
    Yam, large tuber | yam | 4500-8000 | 50-92
      For pounding.
    Puna yam, 3 tubers | yam | - | 90-160 | per bundle
      The sweet one.
    Cassava, 2 kg | sweet-potatoes | 1000-1900 | 12-23 | per kg
      Fresh, white inside.
    Cocoyam, 2 kg | irish-potatoes | 1800-3200 | 22-39 | per kg
      For thickening.
    Sweet potatoes, 2 kg | sweet-potatoes | 1600-2900 | 19-35 | per kg
      Red skin.
    Irish potatoes, 2 kg | irish-potatoes | 2800-4800 | 34-58 | per kg
      For chips.
    Unripe plantain, bunch of 5 | green-plantain | 1500-2800 | 18-34 | per bunch
      Green.
    Ripe plantain, bunch of 5 | bananas | 1600-3000 | 19-36 | +ripeness, per bunch
      For dodo and kelewele.
  `,
});
