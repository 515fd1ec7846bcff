import { menuSection } from '../menu-section.ts';

export const pizzas = menuSection({
  title: 'Pizzas',
  sold: 'per pizza',
  container: 'pizza-box',
  dishes: `
    Margherita | pizza | 5500-8500 | 70-110 | +pizza-size, +crust, +pizza-toppings
      Tomato, mozzarella, basil.
    Suya pizza | pizza | 7000-11000 | 90-140 | +pizza-size, +crust, +pizza-toppings
      Beef suya, red onions and groundnut spice.
    Chicken and sweetcorn | pizza | 6800-10500 | 85-135 | +pizza-size, +crust, +pizza-toppings
      Grilled chicken, corn and a little barbecue sauce.
    Pepperoni | pizza | 7000-11000 | 90-140 | +pizza-size, +crust, +pizza-toppings
      Beef pepperoni, edge to edge.
    Jollof crust special | pizza | 7500-12000 | 95-150 | +pizza-size, +pizza-toppings
      Yes, with jollof on it. Try before you judge.
    Meat lovers | pizza | 8000-12500 | 100-160 | +pizza-size, +crust, +pizza-toppings
      Sausage, beef, chicken and bacon.
    Seafood | pizza | 9000-14000 | 115-180 | +pizza-size, +crust
      Prawns, calamari and garlic.
    Garden | pizza | 6000-9500 | 75-120 | +pizza-size, +crust, +pizza-toppings
      Peppers, mushrooms, onions, olives and corn.
    Plantain and bacon | pizza | 7000-11000 | 88-138 | +pizza-size, +crust
      Sweet, salty and hard to share.
    Four cheese | pizza | 8000-12500 | 100-160 | +pizza-size, +crust
      Mozzarella, cheddar, feta and gouda.
    Hot and spicy | pizza | 7200-11200 | 90-142 | +pizza-size, +crust, +pizza-toppings
      Scotch bonnet, minced beef and jalapeño.
    Family box | pizza | 18000-28000 | 230-360 | per pack
      Two large pizzas, chicken wings and a bottle of cola.
  `,
});

export const pizzaSides = menuSection({
  title: 'With your pizza',
  sold: 'per portion',
  container: 'paper-box',
  dishes: `
    Garlic bread | bread | 2000-3500 | 26-45
      Six slices with parsley butter.
    Cheesy garlic bread | cheese | 2800-4500 | 36-58
      The same under mozzarella.
    Chicken wings, six | chicken | 3500-6000 | 45-78 | +dips
      Barbecue or hot.
    Potato wedges | chips | 2000-3500 | 26-45 | +dips
      Skin on, seasoned.
    Caesar salad | salad | 3500-5500 | 45-70
      Lettuce, croutons, cheese and dressing.
    Mozzarella sticks | cheese | 3000-5000 | 40-65 | +dips
      Five, with tomato dip.
    Chocolate brownie | cake-slice | 1800-3000 | 24-40
      Warm and soft in the middle.
  `,
});

export const pastas = menuSection({
  title: 'Pasta',
  sold: 'per portion',
  container: 'plate',
  dishes: `
    Jollof spaghetti | pasta | 2800-4800 | 40-65 | +protein
      Cooked in the sauce, the student's favourite.
    Stir-fried spaghetti | pasta | 3200-5500 | 45-75 | +protein
      With vegetables and soy.
    Spaghetti bolognese | pasta | 4000-6500 | 55-88
      Minced beef, tomato, time.
    Chicken alfredo | pasta | 5000-8000 | 68-105
      Cream, garlic and grilled chicken.
    Prawn linguine | pasta | 7000-11500 | 92-150
      Chilli, garlic, lemon.
    Baked macaroni and cheese | cheese | 4000-6500 | 55-88
      With a crust.
    Native pasta | pasta | 3500-6000 | - | +protein
      Palm oil, smoked fish, scent leaf.
    Lasagne | pasta | 5500-8500 | 72-112
      Layers of beef, tomato and white sauce.
  `,
});
