import { declarations } from './declaration.ts';

export const counter = declarations(`
  Margherita | vegetarian halal | gluten dairy | 0
  Suya pizza | halal | nuts gluten dairy | 2
  Chicken and sweetcorn | halal | gluten dairy | 0
  Pepperoni | halal | gluten dairy | 1
  Garden | vegetarian halal | gluten dairy | 0
  Plantain and bacon | none | gluten dairy | 0
  Four cheese | vegetarian halal | gluten dairy | 0
  Hot and spicy | halal | gluten dairy | 3
  Garlic bread | vegetarian halal | gluten dairy | 0
  Cheesy garlic bread | vegetarian halal | gluten dairy | 0
  Potato wedges | vegetarian halal | none | 0
  Caesar salad | ? | gluten dairy egg fish | 0
  Mozzarella sticks | vegetarian halal | gluten dairy egg | 0
  Chocolate brownie | vegetarian halal | gluten dairy egg | 0
  Jollof spaghetti | vegetarian halal | gluten | 2
  Stir-fried spaghetti | vegetarian halal | gluten soy | 1
  Spaghetti bolognese | halal | gluten | 0
  Chicken alfredo | halal | gluten dairy | 0
  Baked macaroni and cheese | vegetarian halal | gluten dairy | 0
  Native pasta | halal | gluten fish | 1
  Lasagne | halal | gluten dairy egg | 0
  Chips | vegetarian halal | none | 0
  Yam chips | vegetarian halal | none | 0
  Plantain chips | vegetarian halal | none | 0
  Onion rings | vegetarian halal | gluten egg | 0
  Sweet potato fries | vegetarian halal | none | 1
  Chicken shawarma | halal | gluten egg | 1
  Beef shawarma | halal | gluten egg | 1
  Suya shawarma | halal | nuts gluten egg | 2
  Falafel wrap | vegetarian halal | gluten | 0
  Plantain shawarma | ? | gluten | 1
  Classic beef burger | halal | gluten egg | 0
  Double cheese burger | halal | gluten egg dairy | 0
  Suya burger | halal | nuts gluten egg | 2
  Crispy chicken burger | halal | gluten dairy egg | 0
  Fish burger | halal | fish gluten egg | 0
  Plantain and bean burger | vegetarian halal | gluten | 2
  Egg and bacon burger | none | gluten egg | 0
  Vegetable spring rolls | vegetarian halal | gluten soy | 0
  Chicken dumplings | halal | gluten soy | 0
  Hot and sour soup | ? | soy egg | 2
  Sweet and sour chicken | halal | gluten soy | 0
  Shredded beef in chilli | halal | soy | 3
  Chicken in black bean sauce | halal | soy | 1
  Kung pao chicken | halal | nuts soy | 3
  Szechuan fish | halal | fish soy | 3
  Mixed vegetables | vegetarian halal | soy | 0
  Special fried rice | ? | egg soy | 0
  Chicken fried rice | halal | egg soy | 0
  Singapore noodles | ? | egg soy | 2
  Chicken chow mein | halal | gluten soy | 0
  Pancake stack | vegetarian halal | gluten dairy egg | 0
  Banana waffle | vegetarian halal | nuts gluten dairy egg | 0
  Avocado toast | vegetarian halal | gluten egg | 1
  Plantain and eggs | vegetarian halal | egg | 1
  French toast | vegetarian halal | gluten dairy egg | 0
  Club sandwich | none | gluten egg | 0
  Tuna melt | halal | fish gluten dairy | 0
  Cappuccino | vegetarian halal | dairy | 0
  Latte | vegetarian halal | dairy | 0
  Hot chocolate | vegetarian halal | dairy | 0
  Ginger tea | vegetarian halal | none | 0
  Meat pie | halal | gluten egg dairy | 0
  Chicken pie | halal | gluten egg dairy | 0
  Fish pie | halal | fish gluten egg | 1
  Scotch egg | ? | gluten egg | 0
  Jam doughnut | vegetarian halal | gluten dairy egg | 0
  Chocolate doughnut | vegetarian halal | gluten dairy egg soy | 0
  Croissant | vegetarian halal | gluten dairy egg | 0
  Banana bread, slice | vegetarian halal | gluten egg | 0
  Banana and groundnut smoothie | vegetarian halal | nuts dairy | 0
  Mango smoothie | vegetarian halal | dairy | 0
  Green detox | vegetarian halal | none | 0
  Watermelon and mint | vegetarian halal | none | 0
  Ginger shot | vegetarian halal | none | 1
  Butter bread | vegetarian halal | gluten dairy | 0
  Wheat bread | vegetarian halal | gluten | 0
  Agege loaf | vegetarian halal | gluten | 0
  Carrot cake | vegetarian halal | nuts gluten dairy egg | 0
  Red velvet cake | vegetarian halal | gluten dairy egg | 0
  Banana split | vegetarian | nuts dairy | 0
  Soft serve | vegetarian | dairy | 0
  Fruit lolly | vegetarian halal | none | 0
  Plantain power bowl | vegetarian halal | none | 1
  Fonio tabbouleh | vegetarian halal | none | 0
  Bean and corn salad | vegetarian halal | none | 0
  Egg and avocado plate | vegetarian halal | egg | 0
  Grilled chicken bowl | halal | none | 1
  Grilled fish and greens | halal | fish | 0
  Vegetable soup, no oil | vegetarian halal | none | 1
  Fruit platter | vegetarian halal | none | 0
  Two-piece chicken and chips | halal | gluten | 1
  Three-piece chicken meal | halal | gluten | 1
  Hot wings, eight | halal | gluten | 3
  Barbecue wings, eight | halal | soy | 0
  Chicken and jollof | halal | none | 2
  Chicken and plantain | halal | none | 1
  Zobo, 50 cl | vegetarian halal | none | 0
  Kunu, 50 cl | vegetarian halal | none | 0
  Tiger nut milk, 50 cl | vegetarian halal | none | 0
`);
