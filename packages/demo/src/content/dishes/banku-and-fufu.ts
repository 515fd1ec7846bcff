import { menuSection } from '../menu-section.ts';

export const bankuAndKenkey = menuSection({
  title: 'Banku and kenkey',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Banku and grilled tilapia | banku | - | 80-140 | +pepper-sauce
      Two balls of banku, a whole tilapia and fresh pepper with onions.
    Banku and okro stew | banku | - | 45-75 | +meats, in bowl
      Okro with crab, wele and palm oil.
    Banku and fried fish | banku | - | 50-80 | +pepper-sauce
      Red fish and ground pepper.
    Banku and groundnut soup | banku | - | 50-80 | +meats, in bowl
      Thick soup with goat.
    Ga kenkey and fried fish | kenkey | - | 35-60 | +pepper-sauce
      Two balls in corn husk with pepper, shito and crisp fish.
    Fante kenkey and fish | kenkey | - | 38-62 | +pepper-sauce
      Wrapped in plantain leaves, softer and less sour.
    Kenkey and sardines | kenkey | - | 28-46 | +pepper-sauce
      The bachelor's dinner.
    Ice kenkey | milk-drink | - | 15-26 | in cup
      Kenkey mashed with milk, sugar and groundnuts, over ice.
    Kenkey, single ball | kenkey | - | 6-10 | per piece, in nothing
      Warm, in the husk.
    Akple and fetri detsi | eba | - | 48-78 | +meats, in bowl
      Ewe corn swallow with okro soup and smoked fish.
    Attieke and fish | white-rice | - | 65-105 | +pepper-sauce
      Cassava couscous with fried fish, onions and tomatoes.
  `,
});

export const fufuAndSoups = menuSection({
  title: 'Fufu and soups',
  sold: 'per bowl',
  container: 'bowl',
  dishes: `
    Fufu and light soup with goat | pounded-yam | - | 60-100 | +meats
      Cassava and plantain, pounded; clear tomato soup, hot.
    Fufu and palm nut soup | pounded-yam | - | 60-95 | +meats
      Abenkwan with smoked fish and crab.
    Fufu and groundnut soup | pounded-yam | - | 60-95 | +meats
      Nkatenkwan with chicken.
    Fufu and abunuabunu | pounded-yam | - | 70-110 | +meats
      Green soup of cocoyam leaves with snails and mushrooms.
    Tuo zaafi and ayoyo | banku | - | 45-75 | +meats
      Northern maize swallow with jute-leaf soup, stew and a dash of pepper.
    Konkonte and groundnut soup | amala | - | 45-72 | +meats
      Face-the-wall: dark cassava-flour swallow.
    Omo tuo and palm nut soup | banku | - | 52-82 | +meats
      Rice balls for Sunday.
    Light soup with fish | pepper-soup | - | 55-90
      Fresh fish, tomatoes, garden eggs.
    Palm nut soup with assorted | palm-nut-soup | - | 60-95
      Red, rich and slow.
    Groundnut soup with chicken | groundnut-soup | - | 58-92
      Thick enough to stand a spoon in.
    Ebunu soup | leafy-soup | - | 60-95
      Cocoyam leaves, snails and mushrooms.
    Okro soup with crab | okro-soup | - | 60-95
      Draws well.
  `,
});

export const ghanaianStews = menuSection({
  title: 'Ampesi and stews',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Ampesi and kontomire | leafy-soup | - | 45-72 | +protein
      Boiled yam and plantain with cocoyam-leaf stew and egg.
    Ampesi and garden egg stew | red-stew | - | 45-70 | +protein
      Garden eggs, koobi and palm oil.
    Red red | beans | - | 32-52 | +protein
      Beans in palm oil with sweet fried plantain.
    Gobe with gari | beans | - | 22-38 | +protein
      Beans, gari, zomi and plantain; sleep follows.
    Aponkye stew and yam | red-stew | - | 60-95 | +pepper
      Goat stew with boiled yam.
    Mpotompoto | porridge | - | 38-60 | +protein
      One-pot yam porridge with palm oil.
    Yam and palava sauce | leafy-soup | - | 42-68 | +protein
      Spinach, egusi and smoked fish.
    Fried yam and turkey tail | chips | - | 45-75 | +pepper-sauce
      Crisp yam, chofi and pepper.
    Abom with plantain | leafy-soup | - | 40-64
      Kontomire ground in the earthenware bowl with hot oil and salted fish.
    Eto with eggs | porridge | - | 32-52
      Mashed plantain with palm oil and eggs, for birthdays.
  `,
});
