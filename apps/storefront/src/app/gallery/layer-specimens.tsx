'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { Button, ButtonLink } from '@/shared/ui/button.tsx';
import { Field } from '@/shared/ui/field.tsx';

const Dialog = dynamic(() => import('@/shared/ui/dialog.tsx').then(({ Dialog }) => Dialog));
const Drawer = dynamic(() => import('@/shared/ui/drawer.tsx').then(({ Drawer }) => Drawer));

type Layer = 'promo' | 'drawer' | 'long';

export function LayerSpecimens() {
  const [open, setOpen] = useState<Layer | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [ready, setReady] = useState(false);
  const close = () => setOpen(null);
  // A browser test waits for this: before it, a tap meets markup without code.
  useEffect(() => setReady(true), []);
  return (
    <section aria-label="Layers" data-ready={ready} className="rounded-card border border-line bg-surface p-4">
      <h2 className="mb-3 text-18">Dialog and drawer</h2>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => setOpen('promo')}>
          Open dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('long')}>
          Open long dialog
        </Button>
        <Button look="secondary" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
      </div>
      <Dialog
        open={open === 'promo'}
        onClose={close}
        title="Promo code"
        description="One discount an order."
        footer={
          <Button wide onClick={close}>
            Apply
          </Button>
        }
      >
        <Field label="Code" placeholder="JARA10" autoComplete="off" />
        <ButtonLink href={`${BASE_PATH}/gallery?left`} look="quiet" className="mt-3" onClick={close}>
          Leave by a link
        </ButtonLink>
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="A long list">
        <ul className="space-y-3">
          {DISHES.map((dish) => (
            <li key={dish} className="border-line border-b pb-3">
              {dish}
            </li>
          ))}
        </ul>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Your carts"
        footer={
          <Button look="danger" wide onClick={() => setConfirming(true)}>
            Clear carts
          </Button>
        }
      >
        <p>Mama Nkechi Kitchen, two packs.</p>
        <Dialog
          open={confirming}
          onClose={() => setConfirming(false)}
          title="Clear all carts?"
          footer={
            <Button look="danger" wide onClick={() => setConfirming(false)}>
              Yes, clear them
            </Button>
          }
        >
          <p className="text-ink-soft">Every pack in every cart goes.</p>
        </Dialog>
      </Drawer>
    </section>
  );
}

const DISHES = Array.from({ length: 40 }, (_, index) => `Dish ${index + 1}`);
