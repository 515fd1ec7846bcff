import type { StaffRole } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import type { Database } from '@jara/server/db';
import type { Staff } from '@jara/server/identity';
import { buildCatalog, buildStaff, signInStaff } from '@jara/server/testing';
import { bearer } from './phone-book.ts';
import { SECRET_OF_TESTS } from './start-api.ts';

/** Somebody of the staff, and the headers that they call with. */
type Member<Role extends StaffRole> = Staff<Role> & { readonly who: Record<string, string> };

/** Writes staff and signs them in, without a text for each. */
export function staffBook(owner: Database, now: () => Date) {
  const signingIn = { secrets: secretsFrom(SECRET_OF_TESTS), now };
  const hire = async <Role extends StaffRole>(role: Role, vendor_id: number | null = null): Promise<Member<Role>> => {
    const member = await buildStaff(owner, { role, vendor_id });
    return { ...member, who: bearer(await signInStaff(owner, member, signingIn)) } as unknown as Member<Role>;
  };
  return {
    vendor: (vendorId: number) => hire('vendor', vendorId),
    rider: () => hire('rider'),
    support: () => hire('support'),
    /** One of each role, the vendor's of a vendor of its own. */
    async everyRole() {
      const build = buildCatalog(owner);
      const { id } = await build.vendor({ city_id: (await build.city()).id });
      return { vendor: await hire('vendor', id), rider: await hire('rider'), support: await hire('support') };
    },
  };
}
