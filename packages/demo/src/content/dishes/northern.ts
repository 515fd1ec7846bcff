import { menuSection } from '../menu-section.ts';

export const northernKitchen = menuSection({
  title: 'From the north',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Tuwo shinkafa and miyan kuka | banku | 2000-3800 | - | +meats
      Rice swallow with baobab-leaf soup and a spoon of stew.
    Tuwo masara and okro | eba | 2000-3600 | - | +meats
      Corn swallow with fresh okro.
    Masa and taushe | pancakes | 1800-3200 | - | +meats
      Fermented rice cakes with pumpkin soup.
    Dan wake | salad | 1500-2800 | -
      Bean dumplings with oil, pepper and cabbage.
    Dambu shinkafa | fried-rice | 1800-3400 | - | +meats
      Steamed broken rice with moringa and groundnut oil.
    Waina and suya | pancakes | 2500-4500 | - | +pepper
      Masa with a stick of beef suya on top.
    Fate | porridge | 1800-3200 | - | +meats
      Coarse corn pudding with vegetables and groundnuts.
    Gurasa and stew | wrap | 1800-3200 | - | +meats
      Kano flatbread, torn and tossed in groundnut spice.
    Balangu | goat-meat | 3500-6500 | - | +pepper
      Grilled mutton, salted and nothing more.
    Fura da nono | milk-drink | 1000-2000 | - | in cup
      Millet balls crumbled into cultured milk.
    Kunun zaki | milk-drink | 700-1400 | - | in cup
      Cool spiced millet drink with ginger.
    Rice and miyan jan nama | rice-and-stew | 2400-4200 | - | +meats
      White rice with the red meat stew of wedding days.
  `,
});
