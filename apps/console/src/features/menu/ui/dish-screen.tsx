import { EmptyState } from '@jara/ui/empty-state';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'wouter';
import { TakePicture } from '../../../shared/pictures/take-picture.tsx';
import { menuQuery } from '../api/menu.query.ts';
import { newDish } from '../model/dish-form.ts';
import { DishForm } from './dish-form.tsx';
import { WithMenu } from './with-menu.tsx';

/** One dish, or a new one. */
export function DishScreen() {
  const client = useQueryClient();
  const { id } = useParams();
  const [search] = useSearchParams();
  const isNew = id === 'new';
  return (
    <WithMenu title={isNew ? 'New dish' : (menu) => menu.dishes.find((each) => String(each.id) === id)?.name ?? 'Dish'}>
      {(menu) => {
        const dish = menu.dishes.find((each) => String(each.id) === id);
        if (dish)
          return (
            <div className="grid gap-6">
              <TakePicture
                name={dish.name}
                picture={{ src: dish.image_url, colour: dish.image_colour }}
                shape="aspect-video max-h-52 w-full rounded-card"
                path={`/ops/vendor/dish/${dish.id}/picture`}
                onSaved={() => client.invalidateQueries({ queryKey: menuQuery().queryKey })}
              />
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
