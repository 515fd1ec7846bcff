import type { Found } from '@jara/contract';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { findQuery } from '../api/support.query.ts';
import { FindBox } from './find-box.tsx';
import { FoundCustomers, FoundOrders, FoundPayments } from './found.tsx';
import { FoundStaff, FoundVendors } from './found-staff.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

function Results({ data: { orders, customers, payments, vendors, staff } }: { readonly data: Found }) {
  if ([orders, customers, payments, vendors, staff].every(({ length }) => length === 0))
    return (
      <EmptyState title="Nothing found">
        Try the whole order number, the phone with its zero, or the beginning of a name.
      </EmptyState>
    );
  return (
    <>
      {customers.length > 0 && <FoundCustomers customers={customers} />}
      {orders.length > 0 && <FoundOrders orders={orders} />}
      {vendors.length > 0 && <FoundVendors vendors={vendors} />}
      {staff.length > 0 && <FoundStaff staff={staff} />}
      {payments.length > 0 && <FoundPayments payments={payments} />}
    </>
  );
}

/** Where support begins: whoever calls has a number, a phone or a name. */
export function FindScreen() {
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const found = useQuery(findQuery(q));
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useArrowKeys(list, field);
  // A finger chooses for itself: focus would bring up the keyboard.
  useEffect(() => {
    if (q === '' && window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [q]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-28">Find</h1>
      <FindBox q={q} field={field} />
      <div ref={list} className="grid grid-cols-1 gap-6" aria-live="polite">
        {q.length > 1 ? (
          <>
            {found.isPending && <ScreenSkeleton />}
            {found.isError && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
            {found.isSuccess && <Results data={found.data} />}
          </>
        ) : (
          <EmptyState title="Who or what are you looking for?">
            An order’s number, a phone in any spelling, the beginning of a customer’s, vendor’s or rider’s name, or a
            payment’s reference.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
