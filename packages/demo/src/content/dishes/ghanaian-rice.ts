import { menuSection } from '../menu-section.ts';

export const ghanaianRice = menuSection({
  title: 'Rice',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Ghana jollof with chicken | jollof | 3000-5000 | 45-75 | +pepper-sauce, +rice-extras
      Perfumed rice in tomato, ginger and bay, with fried chicken and shito.
    Jollof with grilled tilapia | jollof | - | 80-130 | +pepper-sauce
      A half tilapia with jollof and pepper.
    Assorted jollof | jollof | - | 60-95 | +pepper-sauce
      Jollof tossed with chicken, sausage, beef and vegetables.
    Assorted fried rice | fried-rice | - | 60-95 | +pepper-sauce
      Wok-fried, crowded with meat and vegetables.
    Fried rice with chicken | fried-rice | - | 45-72 | +pepper-sauce, +rice-extras
      Check-check style, from a hot wok, with salad and shito.
    Plain rice and tomato stew | rice-and-stew | - | 35-55 | +protein
      Boiled rice, stew, boiled egg.
    Rice and kontomire stew | rice-and-stew | - | 40-65 | +protein
      Cocoyam-leaf stew with smoked fish and agushi.
    Omo tuo and groundnut soup | banku | - | 50-80 | +meats, in bowl
      Sunday rice balls in thick groundnut soup.
    Rice and beans stew | beans | - | 35-55 | +protein
      Gobe's respectable cousin.
    Jollof and kelewele | jollof | - | 52-82 | +pepper-sauce
      With spiced plantain instead of salad.
  `,
});
