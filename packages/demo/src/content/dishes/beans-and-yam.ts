import { menuSection } from '../menu-section.ts';

export const beansAndYam = menuSection({
  title: 'Beans, yam and plantain',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Beans and plantain | beans | 1800-3200 | 28-48 | +protein
      Honey beans stewed in palm oil, with dodo.
    Ewa agoyin and bread | beans | 1500-2800 | - | +protein
      Mashed beans under a dark, burnt pepper sauce, with soft bread.
    Beans porridge | beans | 1600-2800 | 26-44 | +protein
      Beans, palm oil, crayfish and a handful of ugu.
    Yam porridge | porridge | 2000-3600 | 32-55 | +protein
      Asaro: yam cooked down with tomato, pepper and smoked fish.
    Plantain porridge | porridge | 2200-3800 | - | +protein
      Unripe plantain with vegetables and dried fish.
    Yam and egg sauce | yam-and-egg | 2000-3600 | 32-55 | +rice-extras
      Boiled yam with eggs scrambled in tomatoes and onions.
    Fried yam and pepper sauce | chips | 1800-3200 | 28-50 | +protein
      Dundun: thick yam chips with ata dindin.
    Plantain and egg | plantain | 1800-3200 | 28-48
      Sweet plantain and a three-egg omelette.
    Potato and egg sauce | egg | 2000-3500 | 32-55
      Fried potatoes with eggs and peppers.
    Adalu | beans | 1800-3000 | - | +protein
      Beans and sweetcorn cooked together.
    Gizdodo | plantain | 2500-4500 | 40-65 | +rice-extras
      Gizzards and plantain in sweet pepper sauce.
    Ukwa | beans | 3000-5500 | - 
      Breadfruit porridge with bitterleaf and dry fish.
  `,
});
