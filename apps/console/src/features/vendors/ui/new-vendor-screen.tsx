import { isFailure } from '@jara/api-client';
import { type AvailableLocation, type VendorType, vendorType } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Checkbox } from '@jara/ui/checkbox';
import { ChipButton } from '@jara/ui/chip';
import { EmptyState } from '@jara/ui/empty-state';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Link } from 'wouter';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { addVendorMutation, categoriesQuery, citiesQuery } from '../api/vendors.query.ts';
import {
  EMPTY_VENDOR,
  fieldOf,
  readVendor,
  type VendorField,
  type VendorProblems,
  type VendorValues,
} from '../model/vendor-form.ts';

const TYPE_TEXT = {
  restaurant: 'Restaurant',
  supermarket: 'Supermarket',
  pharmacy: 'Pharmacy',
  'local-market': 'Local market',
} as const satisfies Record<VendorType, string>;
const SIGN = { NGN: '₦', GHS: 'GH₵' } as const;
const TYPES = vendorType.options.map((value) => ({ value, label: TYPE_TEXT[value] }));

/** What a vendor cannot do without. Its menu and pictures follow, by its staff. */
export function NewVendorScreen() {
  const [values, setValues] = useState(EMPTY_VENDOR);
  const { data: cities = [] } = useQuery(citiesQuery());
  const add = useMutation({
    ...addVendorMutation(useQueryClient()),
    onError: (error) => {
      if (isFailure(error, 'INVALID_INPUT') && error.data?.problems.length)
        form.showProblems(
          Object.fromEntries(error.data.problems.map(({ path, message }) => [fieldOf(path.split('.')[0]), message])),
        );
      else if (isFailure(error, 'LOCATION_NOT_FOUND')) form.showProblems({ city: error.message });
      else toast.error(error.message);
    },
  });
  const form = useForm<VendorField>({
    check: () => {
      const read = readVendor(values);
      return 'problems' in read ? read.problems : undefined;
    },
    send: () => {
      const read = readVendor(values);
      if ('body' in read) add.mutate(read.body);
    },
    isSending: add.isPending,
  });
  if (add.data) return <Added name={values.name} {...add.data} />;
  const change = (part: Partial<VendorValues>) => {
    setValues({ ...values, ...part });
    for (const field of Object.keys(part)) form.clearProblem(field as VendorField);
  };
  return (
    <div className="mx-auto max-w-2xl">
      <Link href="/vendors" className="inline-flex min-h-11 items-center font-semibold text-brand">
        ‹ Vendors
      </Link>
      <h1 className="mb-4 text-28">New vendor</h1>
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <Shown values={values} problems={form.problems} change={change} cities={cities} />
        <Button type="submit" wide loading={add.isPending && 'Adding…'}>
          Add vendor
        </Button>
      </form>
    </div>
  );
}

type Text = Exclude<VendorField, 'categories'>;
type Parts = {
  readonly values: VendorValues;
  readonly problems: VendorProblems;
  readonly change: (part: Partial<VendorValues>) => void;
};

function Shown({
  cities,
  ...parts
}: Parts & { readonly cities: readonly Pick<AvailableLocation, 'slug' | 'display_name' | 'currency'>[] }) {
  const { values, problems, change } = parts;
  const field = (name: Text, label: string, more: Partial<ComponentProps<typeof Field>> = {}) => (
    <Field
      autoComplete="off"
      {...{ name, label, ...more }}
      value={values[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={problems[name]}
    />
  );
  const city = cities.find(({ slug }) => slug === values.city);
  const cityOptions = [
    { value: '', label: 'Choose a city' },
    ...cities.map(({ slug, display_name }) => ({ value: slug, label: display_name })),
  ];
  return (
    <>
      {field('name', 'Name', { maxLength: 80 })}
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <SelectField label="City" value={values.city} options={cityOptions} onChange={(city) => change({ city })} />
          <p role="alert" className="mt-1.5 font-medium text-14 text-pepper empty:hidden">
            {problems.city}
          </p>
        </div>
        {field('location', 'Part of town', { maxLength: 60, placeholder: 'Yaba' })}
      </div>
      {field('address', 'Address', { maxLength: 200 })}
      {field('position', 'Position', {
        placeholder: '6.4281, 3.4219',
        hint: 'Latitude and longitude, as a map gives them: riders are led there.',
      })}
      <SelectField
        label="Type"
        value={values.vendor_type}
        options={TYPES}
        onChange={(vendor_type) => change({ vendor_type, categories: [] })}
      />
      <Categories {...parts} />
      {field('description', 'Description', { maxLength: 300, rows: 2, hint: 'One sentence, on its page.' })}
      {field('support_contact', 'E-mail for its customers', { type: 'email', maxLength: 120 })}
      <div className="grid gap-5 md:grid-cols-2">
        {field('opening', 'Opens', { type: 'time' })}
        {field('closing', 'Closes', { type: 'time', hint: 'Its staff set each day.' })}
        {field('delivery_price', 'Delivery from', {
          ...{ inputMode: 'decimal', placeholder: '500' },
          leading: city && SIGN[city.currency],
        })}
        {field('delivery_minutes', 'Minutes until delivered', { inputMode: 'numeric' })}
        {field('commission_percent', 'Commission in percent', { inputMode: 'numeric', hint: 'Empty: the usual 15.' })}
      </div>
      <Checkbox
        label="Brings its orders itself"
        detail="Our riders are not asked."
        checked={values.self_delivery}
        onChange={(self_delivery) => change({ self_delivery })}
      />
      {field('reason', 'Reason', { maxLength: 200, placeholder: 'Contract signed' })}
    </>
  );
}

function Categories({ values: { vendor_type, categories }, problems, change }: Parts) {
  const { data = [], error } = useQuery(categoriesQuery(vendor_type));
  const toggle = (slug: string) =>
    change({
      categories: categories.includes(slug) ? categories.filter((each) => each !== slug) : [...categories, slug],
    });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-14">Categories</legend>
      <div className="flex flex-wrap gap-2">
        {data.map(({ slug, name }) => (
          <ChipButton key={slug} pressed={categories.includes(slug)} onPress={() => toggle(slug)}>
            {name}
          </ChipButton>
        ))}
      </div>
      <p role="alert" className="mt-1.5 font-medium text-14 text-pepper empty:hidden">
        {problems.categories ?? error?.message}
      </p>
    </fieldset>
  );
}

function Added({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <EmptyState
      level={1}
      title={`${name} is vendor no. ${id}`}
      action={
        <Link href="/staff" className="inline-flex min-h-11 items-center font-semibold text-brand underline">
          Add its staff
        </Link>
      }
    >
      It is closed until its staff open it. Add somebody for vendor no. {id}: they sign in, make the menu and open.
    </EmptyState>
  );
}
