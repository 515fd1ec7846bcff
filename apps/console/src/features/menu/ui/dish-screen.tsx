import { EmptyState } from '@jara/ui/empty-state';
import { useParams, useSearchParams } from 'wouter';
import { newDish } from '../model/dish-form.ts';
import { DishForm } from './dish-form.tsx';
import { TakePicture } from './take-picture.tsx';
import { WithMenu } from './with-menu.tsx';

/** One dish, or a new one. */
export function DishScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const isNew = id === 'new';
  return (
    <WithMenu title={isNew ? 'New dish' : 'Dish'}>
      {(menu) => {
        const dish = menu.dishes.find((each) => String(each.id) === id);
        if (dish)
          return (
            <div className="grid gap-6">
              <TakePicture dish={dish} />
              <DishForm key={dish.id} menu={menu} dish={dish} />
            </div>
          );
        const [first] = menu.categories;
        if (!isNew) return <EmptyState title="This dish is gone">It was deleted. Go back to the menu.</EmptyState>;
        if (!first) return <EmptyState title="No category yet">Add a category to the menu first.</EmptyState>;
        return <DishForm menu={menu} blank={newDish(Number(search.get('category')) || first.id)} />;
      }}
    </WithMenu>
  );
}
