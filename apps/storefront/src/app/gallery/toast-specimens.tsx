'use client';

import { Button } from '@/shared/ui/button.tsx';
import { toast } from '@/shared/ui/toast.ts';

const TWENTY_FIVE = Array.from({ length: 25 }, (_, index) => `Toast ${index + 1}`);

export function ToastSpecimens() {
  return (
    <section aria-label="Toasts" className="rounded-card border border-line bg-surface p-4">
      <h2 className="mb-3 text-18">Toast</h2>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => toast.blank('Redirecting to payment page')}>
          Blank
        </Button>
        <Button look="secondary" onClick={() => toast.success('Pack deleted successfully')}>
          Success
        </Button>
        <Button look="secondary" onClick={() => toast.error('Error deleting pack')}>
          Error
        </Button>
        <Button look="secondary" onClick={() => toast.loading('Saving your address…', { id: 'saving' })}>
          Loading
        </Button>
        <Button look="secondary" onClick={() => toast.success('Address saved', { id: 'saving' })}>
          Loaded
        </Button>
        <Button look="secondary" onClick={() => toast.custom(<strong>Chowpass is on</strong>)}>
          Custom
        </Button>
        <Button look="secondary" onClick={() => TWENTY_FIVE.map((text) => toast.blank(text))}>
          Twenty-five
        </Button>
      </div>
    </section>
  );
}
