import { EmptyState } from '@jara/ui/empty-state';
import { useParams } from 'wouter';
import { GroupForm } from './group-form.tsx';
import { WithMenu } from './with-menu.tsx';

/** A group of options, or a new one. */
export function GroupScreen() {
  const { id } = useParams();
  const isNew = id === 'new';
  return (
    <WithMenu
      title={
        isNew ? 'New group of options' : (menu) => menu.groups.find((each) => String(each.id) === id)?.name ?? 'Options'
      }
    >
      {(menu) => {
        const group = menu.groups.find((each) => String(each.id) === id);
        if (group) return <GroupForm key={group.id} currency={menu.currency} group={group} />;
        if (isNew) return <GroupForm currency={menu.currency} />;
        return <EmptyState title="These options are gone">They were deleted. Go back to the menu.</EmptyState>;
      }}
    </WithMenu>
  );
}
