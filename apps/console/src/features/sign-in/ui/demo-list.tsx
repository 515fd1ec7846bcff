import type { DemoMember } from '@jara/contract';
import { Icon } from '@jara/ui/icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { session } from '../../../shared/api/session.ts';
import { demoLoginMutation, demoStaffQuery } from '../api/demo-staff.query.ts';

const ROLE = { vendor: 'Restaurant', rider: 'Rider', support: 'Support' } as const;

const detailOf = ({ role, vendor, phone }: DemoMember) =>
  [ROLE[role], ...(vendor === null ? [] : [vendor]), `+${phone}`].join(', ');

/** While texts go to the sandbox: the staff of the demo, each with one click. */
export function DemoList() {
  const { data: staff = [] } = useQuery(demoStaffQuery());
  const login = useMutation({ ...demoLoginMutation(), onSuccess: (member) => session.begin(member) });
  if (staff.length === 0) return null;
  return (
    <section aria-labelledby="demo-title" className="grid grid-cols-1 gap-2">
      <h2 id="demo-title" className="text-18">
        Demo
      </h2>
      <p className="text-14 text-ink-soft">Sign in as one of them, without a code.</p>
      <ul className="grid gap-2">
        {staff.map((member) => (
          <li key={member.id}>
            <button
              type="button"
              disabled={login.isPending}
              onClick={() => login.mutate(member.id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-start hover:bg-sunk"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{member.name}</span>
                <span className="block text-14 text-ink-soft wrap-anywhere">{detailOf(member)}</span>
              </span>
              <Icon name="chevron" className="size-4 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
