import type { Insights } from '@jara/contract';
import { estimatedText } from '../model/estimated-days.ts';
import { CHECKOUT_LABELS, FUNNEL_LABELS } from '../model/labels.ts';
import { funnelOf } from '../model/rates.ts';
import { errorsTable, methodsTable, searchesTable, stepsTable } from '../model/tables.ts';
import { Block } from './block.tsx';
import { OrdersBlock } from './orders-block.tsx';
import { StepsChart } from './steps-chart.tsx';
import { Totals } from './totals.tsx';

/** The figures of one range of days. */
export function Figures({ data }: { readonly data: Insights }) {
  const funnel = funnelOf(data.funnel);
  const checkout = funnelOf(data.checkout_steps);
  const estimated = estimatedText(data.estimated_days);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
      {estimated && <p className="text-14 text-ink-soft lg:col-span-2">{estimated}</p>}
      <Totals data={data} />
      <Block
        title="From visit to paid order"
        note="Sessions that came at least so far, and how many went no further."
        name="funnel"
        range={data}
        table={stepsTable(funnel, FUNNEL_LABELS, 'visits')}
        chart={<StepsChart title="From visit to paid order" rows={funnel} words={FUNNEL_LABELS} whole="visits" />}
      />
      <Block
        title="Checkout, step by step"
        note="Sessions that came to the checkout, and where they left it."
        name="checkout-steps"
        range={data}
        table={stepsTable(checkout, CHECKOUT_LABELS, 'checkouts')}
        chart={<StepsChart title="Checkout, step by step" rows={checkout} words={CHECKOUT_LABELS} whole="checkouts" />}
      />
      <OrdersBlock rows={data.orders_by_hour} range={data} />
      <Block
        title="Checkout by payment method"
        note="Sessions that sent an order, and what became of it."
        name="checkout-methods"
        range={data}
        table={methodsTable(data.checkout_methods)}
        empty="Nobody has sent an order in this range."
      />
      <Block
        title="Searches without results"
        note="What people looked for and did not find."
        name="searches"
        range={data}
        table={searchesTable(data.searches_without_results)}
        empty="Every search found something."
      />
      <Block
        title="Errors"
        note="What went wrong on people’s pages."
        name="errors"
        range={data}
        table={errorsTable(data.errors)}
        empty="No errors in this range."
        isWide
      />
    </div>
  );
}
