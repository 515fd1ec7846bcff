import type { Currency, Insights, MinorUnits } from '@jara/contract';
import { formatMoney, shortMoney } from '@jara/domain/money';
import { ChipButton } from '@jara/ui/chip';
import { useState } from 'react';
import type { DateRange } from '../../../shared/days/date-range.ts';
import { hourText } from '../model/labels.ts';
import { citiesOf, type Measure, ordersIn, revenueIn, valuesByHour } from '../model/orders-by-hour.ts';
import { count, shortCount } from '../model/rates.ts';
import { ordersTable } from '../model/tables.ts';
import { Block } from './block.tsx';
import { CitySelect } from './city-select.tsx';
import { ColumnChart } from './column-chart.tsx';

type Props = { readonly rows: Insights['orders_by_hour']; readonly range: DateRange };

const REVENUE = { NGN: 'Revenue ₦', GHS: 'Revenue GH₵' } as const satisfies Record<Currency, string>;

const wordsOf = (value: number, measure: Measure) =>
  measure === 'orders' ? `${count(value)} orders` : formatMoney(value as MinorUnits, measure);
const tickOf = (value: number, measure: Measure) =>
  measure === 'orders' ? shortCount(value) : shortMoney(value as MinorUnits, measure);
/** The axis has the currency. */
const labelOf = (value: number, measure: Measure) => shortCount(measure === 'orders' ? value : value / 100);

/** Paid orders by the hour of their city, in all cities or one. */
export function OrdersBlock({ rows, range }: Props) {
  const [chosenCity, setCity] = useState<string>();
  const [chosenMeasure, setMeasure] = useState<Measure>('orders');
  const cities = citiesOf(rows);
  // Another range may know neither.
  const city = cities.find((each) => each === chosenCity);
  const shown = city === undefined ? rows : rows.filter((row) => row.city === city);
  const revenues = revenueIn(shown);
  const measure = revenues.find(({ currency }) => currency === chosenMeasure)?.currency ?? 'orders';
  const title = `${measure === 'orders' ? 'Orders' : REVENUE[measure]} by hour, ${city ?? 'all cities'}`;

  return (
    <Block
      title="Orders and revenue by hour"
      note={[
        `${count(ordersIn(shown))} paid orders`,
        ...revenues.map(({ revenue, currency }) => formatMoney(revenue, currency)),
      ].join(' · ')}
      name="orders-by-hour"
      range={range}
      table={ordersTable(shown)}
      empty="No paid orders in this range."
      isWide
      choices={
        cities.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <CitySelect cities={cities} city={city} onChange={setCity} />
            <ChipButton pressed={measure === 'orders'} onPress={() => setMeasure('orders')}>
              Orders
            </ChipButton>
            {revenues.map(({ currency }) => (
              <ChipButton key={currency} pressed={measure === currency} onPress={() => setMeasure(currency)}>
                {REVENUE[currency]}
              </ChipButton>
            ))}
          </div>
        )
      }
      chart={
        <ColumnChart
          title={title}
          axis="Hour of the day, by the clock of each city"
          labelEvery={3}
          columns={valuesByHour(shown, measure).map((value, hour) => ({
            label: String(hour).padStart(2, '0'),
            value,
            words: `${hourText(hour)}: ${wordsOf(value, measure)}`,
          }))}
          tickOf={(value) => tickOf(value, measure)}
          labelOf={(value) => labelOf(value, measure)}
        />
      }
    />
  );
}
