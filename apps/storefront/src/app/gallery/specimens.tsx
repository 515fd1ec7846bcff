import { minorUnits } from '@jara/contract';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { BottomBar } from '@/shared/ui/bottom-bar.tsx';
import { Button, ButtonLink } from '@/shared/ui/button.tsx';
import { ChipLink } from '@/shared/ui/chip.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { Price } from '@/shared/ui/price.tsx';
import { Rating } from '@/shared/ui/rating.tsx';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { Wordmark } from '@/shared/ui/wordmark.tsx';
import {
  ChipSpecimen,
  ErrorSpecimen,
  FieldSpecimen,
  RadioCardSpecimen,
  StepperSpecimen,
  TabsSpecimen,
} from './live-specimens.tsx';
import { PaletteSpecimen } from './palette-specimen.tsx';
import { Specimen } from './specimen.tsx';
import { TypeSpecimen } from './type-specimen.tsx';

const NAME = { light: 'Light', dark: 'Dark' } as const;
const amount = (value: number) => minorUnits.parse(value);

export function Specimens({ theme }: { theme: keyof typeof NAME }) {
  return (
    <section
      data-theme={theme}
      aria-label={NAME[theme]}
      className="min-w-0 rounded-card border border-line bg-ground px-4 py-5 text-ink md:px-6"
    >
      <div className="mb-2 flex items-center justify-between">
        <h2 className="text-22">{NAME[theme]}</h2>
        <Wordmark />
      </div>
      <Specimen name="Palette">
        <PaletteSpecimen />
      </Specimen>
      <Specimen name="Type">
        <TypeSpecimen />
      </Specimen>
      <Specimen name="Button">
        <div className="flex flex-wrap gap-2">
          <Button>Place order</Button>
          <Button look="secondary">Add another pack</Button>
          <Button look="quiet">Clear orders</Button>
          <Button look="danger">Remove</Button>
          <Button disabled>Place order</Button>
          <Button loading="Placing order…">Place order</Button>
          <ButtonLink href={`${BASE_PATH}/gallery`}>A link</ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Chip">
        <ChipSpecimen />
        <div className="mt-2 flex gap-2">
          <ChipLink href={`${BASE_PATH}/gallery`} current>
            Restaurants
          </ChipLink>
          <ChipLink href={`${BASE_PATH}/gallery`}>Supermarkets</ChipLink>
        </div>
      </Specimen>
      <Specimen name="Price and rating">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <Price amount={amount(450_000)} currency="NGN" />
          <Price amount={amount(4_500)} currency="GHS" />
          <Price amount={amount(380_000)} was={amount(450_000)} currency="NGN" className="text-22" />
          <Price amount={amount(0)} was={amount(120_000)} currency="NGN" />
          <Rating value={4.6} count={312} />
          <Rating value={3} />
          <Rating value={null} />
        </div>
      </Specimen>
      <Specimen name="Quantity stepper">
        <StepperSpecimen />
      </Specimen>
      <Specimen name="Field">
        <FieldSpecimen />
      </Specimen>
      <Specimen name="Radio card">
        <RadioCardSpecimen />
      </Specimen>
      <Specimen name="Tabs">
        <TabsSpecimen />
      </Specimen>
      <Specimen name="Skeleton">
        <Loading label="Loading dishes">
          <div className="flex items-center gap-4">
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-5 w-24" />
            </div>
            <Skeleton className="size-24 rounded-card" />
          </div>
        </Loading>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState title="No orders yet" action={<ButtonLink href={BASE_PATH}>Find something to eat</ButtonLink>}>
          When you order, you can follow it here.
        </EmptyState>
      </Specimen>
      <Specimen name="Error state">
        <ErrorSpecimen />
      </Specimen>
      <Specimen name="Bottom bar">
        <div className="mx-auto max-w-sm overflow-hidden rounded-card border border-line">
          <BottomBar
            label={`Example in the ${theme} scheme`}
            items={[
              { label: 'Home', href: BASE_PATH, icon: 'home' },
              { label: 'Gallery', href: `${BASE_PATH}/gallery`, icon: 'search' },
              { label: 'Orders', href: `${BASE_PATH}#orders`, icon: 'receipt' },
              { label: 'Cart', href: `${BASE_PATH}#cart`, icon: 'bag', count: 3 },
              { label: 'Account', href: `${BASE_PATH}#account`, icon: 'person' },
            ]}
          />
        </div>
      </Specimen>
    </section>
  );
}
