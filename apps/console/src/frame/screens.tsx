import type { StaffRole } from '@jara/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { SCREENS, type Screen } from '../routes.ts';
import { useMember } from '../shared/api/use-member.ts';
import { ScreenSkeleton } from '../shared/ui/screen-skeleton.tsx';
import { FailsAlone } from './fails-alone.tsx';
import { Home } from './home.tsx';
import { ScreenMissing } from './screen-missing.tsx';

function onlyFor(roles: readonly StaffRole[], Component: ComponentType): ComponentType {
  return function ScreenForRoles() {
    return roles.includes(useMember().role) ? <Component /> : <Redirect to="/" replace />;
  };
}

const ROUTES = SCREENS.map(({ path, roles, load }: Screen) => ({
  path,
  component: onlyFor(
    roles,
    lazy(async () => ({ default: await load() })),
  ),
}));

/** The screen of the address. One that fails leaves the frame as it is. */
export function Screens() {
  const [address] = useLocation();
  return (
    <FailsAlone key={address}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Switch>
          <Route path="/" component={Home} />
          {ROUTES.map(({ path, component }) => (
            <Route key={path} path={path} component={component} />
          ))}
          <Route component={ScreenMissing} />
        </Switch>
      </Suspense>
    </FailsAlone>
  );
}
