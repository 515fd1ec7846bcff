import { menuSection } from '../menu-section.ts';

export const nigerianRice = menuSection({
  title: 'Rice dishes',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Party jollof rice | jollof | 2500-4500 | 40-70 | +protein, +rice-extras
      Long-grain rice cooked down in tomato, pepper and stock until the bottom catches a little smoke.
    Native jollof with smoked fish | jollof | 2800-5000 | - | +protein, +rice-extras
      Palm oil, locust beans and crayfish give this village-style rice its deep colour.
    Coconut jollof | jollof | 3000-5500 | 45-75 | +protein
      Jollof finished with fresh coconut milk, a little sweet behind the pepper.
    Firewood jollof with plantain | jollof | 3200-6000 | - | +protein, +pepper
      Cooked over open fire for the smoky crust that everyone asks for, with plantain on the side.
    Fried rice | fried-rice | 2600-4800 | 40-68 | +protein, +rice-extras
      Rice tossed with liver, carrots, green beans and sweetcorn in curry butter.
    Jollof and fried rice combo | fried-rice | 3000-5500 | 48-80 | +protein, +rice-extras
      Half and half, for those who refuse to choose.
    Ofada rice and ayamase | ofada-rice | 3200-6000 | - | +meats
      Unpolished local rice in leaves, with a green pepper sauce fried in bleached palm oil.
    White rice and stew | rice-and-stew | 2200-3800 | 35-60 | +protein, +rice-extras
      Steamed rice with a fried tomato and pepper stew that has been on the fire since morning.
    White rice and beans | white-rice | 2000-3200 | 30-50 | +protein
      Rice and honey beans boiled together and served with pepper stew.
    Coconut rice | white-rice | 2800-5000 | 42-70 | +protein
      Rice simmered in coconut milk with crayfish and scent leaves.
    Rice and vegetable sauce | rice-and-stew | 2800-5200 | 45-72 | +protein
      White rice under a quick sauce of peppers, carrots, spring onions and shredded beef.
    Basmati with chicken curry | rice-and-stew | 4000-7000 | 55-95 | +pepper
      Thick Nigerian-style curry with potatoes and carrots over basmati.
    Seafood fried rice | fried-rice | 4500-8500 | 65-120
      Fried rice crowded with prawns, calamari and crab.
    Rice and banga stew | rice-and-stew | 3000-5200 | - | +meats
      Palm-fruit stew with dried fish, made for white rice and nothing else.
  `,
});
