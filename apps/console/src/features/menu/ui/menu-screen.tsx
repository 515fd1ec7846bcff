import type { StaffMenu } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { ChipButton } from '@jara/ui/chip';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { Field } from '@jara/ui/field';
import { Icon } from '@jara/ui/icon';
import { Tabs } from '@jara/ui/tabs';
import { useState } from 'react';
import { Link } from 'wouter';
import { WaitingActions } from '../../../shared/actions/waiting-actions.tsx';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { useMenu } from '../api/use-menu.ts';
import { sectionsOf } from '../model/find-dishes.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategorySection } from './category-section.tsx';
import { OptionGroups } from './option-groups.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand';

/** What the kitchen has, said with one thumb; behind each name what an office edits. */
export function MenuScreen() {
  const { menu, error, refetch, isFetching } = useMenu();
  const [tab, setTab] = useState<'dishes' | 'options'>('dishes');
  if (!menu) {
    if (!error) return <ScreenSkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div className="mx-auto max-w-5xl">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-28">Menu</h1>
        <span className="flex gap-5">
          <Link href="/menu/pictures" className={LINK}>
            Logo and cover
          </Link>
          <Link href="/menu/packaging" className={LINK}>
            Packaging
          </Link>
        </span>
      </div>
      <WaitingActions />
      <Tabs
        label="Parts of the menu"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'dishes', label: 'Dishes', content: <Dishes menu={menu} /> },
          { value: 'options', label: 'Options', content: <OptionGroups menu={menu} /> },
        ]}
      />
    </div>
  );
}

function Dishes({ menu }: { readonly menu: StaffMenu }) {
  const [typed, setTyped] = useState('');
  const [onlyGone, setOnlyGone] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const sections = sectionsOf(menu, { typed, onlyGone });
  const gone = menu.dishes.filter(({ availability }) => availability !== 'available').length;
  const isNarrowed = onlyGone || typed.trim() !== '';
  return (
    <>
      <div className="grid gap-3 md:flex md:items-end md:justify-between">
        <div className="md:w-80">
          <Field
            label="Find a dish"
            type="search"
            autoComplete="off"
            leading={<Icon name="search" />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ChipButton pressed={onlyGone} onPress={() => setOnlyGone(!onlyGone)}>
            Gone ({gone})
          </ChipButton>
          <Button look="secondary" onClick={() => setIsAdding(true)}>
            Add category
          </Button>
        </div>
      </div>
      {sections.length === 0 &&
        (isNarrowed ? (
          <EmptyState title="Nothing found">
            {onlyGone && typed.trim() === '' ? 'Every dish is available.' : 'Try another word, or clear what is typed.'}
          </EmptyState>
        ) : (
          <EmptyState
            title="Your menu is empty"
            action={<Button onClick={() => setIsAdding(true)}>Add category</Button>}
          >
            Begin with a category, such as ‘Rice dishes’, then add dishes to it.
          </EmptyState>
        ))}
      {sections.map(({ category, dishes }) => (
        <CategorySection key={category.id} menu={menu} category={category} dishes={dishes} isNarrowed={isNarrowed} />
      ))}
      {isAdding && <CategoryDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
