import { declarations } from './declaration.ts';

export const meals = declarations(`
  Amala, ewedu and gbegiri | halal | none | 1
  Pounded yam and egusi | halal | fish | 1
  Eba and egusi | halal | fish | 1
  Eba and okro | halal | fish | 1
  Wheat swallow and vegetable soup | halal | fish gluten | 1
  Tuwo shinkafa and miyan taushe | halal | nuts | 1
  Oat swallow and okro | halal | fish gluten | 1
  Egusi soup | halal | fish | 1
  Efo riro | halal | fish | 2
  Afang soup | halal | fish | 1
  Seafood okro | halal | fish | 2
  Banga soup | halal | fish | 1
  White soup with goat | halal | none | 3
  Ayamase | halal | egg | 3
  Party jollof rice | halal | none | 2
  Native jollof with smoked fish | halal | fish | 2
  Coconut jollof | vegetarian halal | none | 1
  Firewood jollof with plantain | halal | none | 2
  Fried rice | halal | dairy | 0
  Jollof and fried rice combo | halal | dairy | 1
  Ofada rice and ayamase | halal | egg | 3
  White rice and stew | halal | none | 1
  White rice and beans | vegetarian halal | none | 1
  Coconut rice | halal | fish | 0
  Seafood fried rice | ? | fish dairy | 1
  Rice and banga stew | halal | fish | 1
  Peppered chicken | halal | none | 3
  Peppered turkey | halal | none | 3
  Peppered beef | halal | none | 2
  Fried mackerel | halal | fish | 0
  Fried croaker | halal | fish | 0
  Boiled egg | vegetarian halal | egg | 0
  Snails in pepper sauce | none | none | 3
  Fried plantain | vegetarian halal | none | 0
  Moi moi | halal | fish egg | 1
  Coleslaw | vegetarian halal | egg dairy | 0
  Garden salad | vegetarian halal | egg | 0
  Boiled yam | vegetarian halal | none | 0
  Yam fries | vegetarian halal | none | 1
  Beans and plantain | vegetarian halal | none | 1
  Ewa agoyin and bread | vegetarian halal | gluten | 2
  Beans porridge | halal | fish | 1
  Yam porridge | halal | fish | 1
  Plantain porridge | halal | fish | 1
  Yam and egg sauce | vegetarian halal | egg | 1
  Fried yam and pepper sauce | vegetarian halal | none | 3
  Plantain and egg | vegetarian halal | egg | 0
  Potato and egg sauce | vegetarian halal | egg | 1
  Adalu | vegetarian halal | none | 1
  Gizdodo | halal | none | 2
  Beef suya | halal | nuts | 2
  Ram suya | halal | nuts | 2
  Chicken suya | halal | nuts | 2
  Kilishi | halal | nuts | 2
  Suya rice | halal | nuts | 2
  Grilled croaker and chips | halal | fish | 1
  Point-and-kill catfish | halal | fish | 2
  Grilled tilapia | halal | fish | 1
  Half grilled chicken | halal | none | 1
  Asun | halal | none | 3
  Roasted plantain and fish | halal | fish | 1
  Roasted corn and coconut | vegetarian halal | none | 0
  Goat pepper soup | halal | none | 3
  Catfish pepper soup | halal | fish | 3
  Chicken pepper soup | halal | none | 3
  Abacha | none | fish | 1
  Fish and yam pepper soup | halal | fish | 2
  Akara and pap | vegetarian halal | none | 1
  Akara and bread | vegetarian halal | gluten | 1
  Akara, ten pieces | vegetarian halal | none | 1
  Pap and moi moi | halal | fish egg | 1
  Bread and fried egg | vegetarian halal | gluten egg | 0
  Bread and tea | vegetarian halal | gluten dairy | 0
  Noodles and egg | vegetarian halal | gluten egg | 1
  Masa and honey | vegetarian halal | none | 0
  Kunun gyada | vegetarian halal | nuts | 0
  Oats and groundnuts | vegetarian halal | nuts gluten dairy | 0
  Puff puff, ten pieces | vegetarian halal | gluten | 0
  Small chops pack | ? | gluten egg | 1
  Samosa, four pieces | halal | gluten | 1
  Spring rolls, four pieces | halal | gluten | 0
  Chin chin | vegetarian halal | gluten dairy egg | 0
  Peanuts in batter | vegetarian halal | nuts gluten egg | 0
  Jollof rice tray | halal | none | 2
  Moi moi tray | halal | fish egg | 1
  Fried plantain tray | vegetarian halal | none | 0
  Tuwo shinkafa and miyan kuka | halal | none | 1
  Masa and taushe | halal | nuts | 1
  Dan wake | vegetarian halal | egg | 1
  Waina and suya | halal | nuts | 2
  Balangu | halal | none | 1
  Fura da nono | vegetarian halal | dairy | 0
  Waakye, small | vegetarian halal | none | 1
  Waakye, large | vegetarian halal | none | 1
  Waakye special | halal | fish egg gluten | 2
  Waakye with fried fish | halal | fish | 2
  Waakye with chicken | halal | none | 1
  Angwa mo with egg | halal | fish egg | 0
  Shito, small jar | halal | fish | 3
  Shito, large jar | halal | fish | 3
  Vegetable salad | vegetarian halal | none | 0
  Kelewele | vegetarian halal | none | 2
  Kelewele with groundnuts | vegetarian halal | nuts | 2
  Roasted plantain and groundnuts | vegetarian halal | nuts | 0
  Koose, eight pieces | vegetarian halal | none | 1
  Nkate cake | vegetarian halal | nuts | 0
  Fufu and light soup with goat | halal | none | 2
  Fufu and groundnut soup | halal | nuts | 2
  Groundnut soup with chicken | halal | nuts | 2
  Banku and grilled tilapia | halal | fish | 2
  Banku and groundnut soup | halal | nuts | 2
  Ga kenkey and fried fish | halal | fish | 2
  Ice kenkey | vegetarian halal | nuts dairy | 0
  Red red | vegetarian halal | none | 1
  Gobe with gari | vegetarian halal | none | 1
  Ghana jollof with chicken | halal | none | 2
  Jollof with grilled tilapia | halal | fish | 2
  Jollof and kelewele | vegetarian halal | none | 2
  Plain rice and tomato stew | vegetarian halal | none | 1
  Beef chichinga | halal | nuts | 2
  Chicken chichinga | halal | nuts | 2
  Domedo | none | none | 2
  Grilled pork ribs | none | soy | 1
  Fish and chips | halal | fish gluten | 0
  Fried barracuda | halal | fish | 1
  Catfish in tomato stew | halal | fish | 2
  Fisherman's soup | halal | fish | 2
`);
