import { ALLERGENS, DIETARY_TAGS } from '@jara/contract';
import { DIETARY_TAG_LABEL } from '@jara/domain/catalog';
import { ChipButton } from '@jara/ui/chip';
import type { DishValues } from '../model/dish-form.ts';

type Props = {
  readonly values: DishValues;
  readonly onChange: (given: Partial<Pick<DishValues, 'dietary_tags' | 'allergens' | 'spicy'>>) => void;
};

const SPICY = ['Not spicy', 'Mild', 'Medium', 'Hot'];
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** What the vendor says of a dish. 'Not said' stays apart from 'none': customers are told to ask. */
export function Declarations({ values: { dietary_tags, allergens, spicy }, onChange }: Props) {
  return (
    <>
      <Several
        legend="Diet"
        none="Neither"
        all={DIETARY_TAGS}
        labelOf={(tag) => DIETARY_TAG_LABEL[tag]}
        value={dietary_tags}
        onChange={(said) => onChange({ dietary_tags: said })}
      />
      <Several
        legend="Allergens"
        none="None of these"
        all={ALLERGENS}
        labelOf={capital}
        value={allergens}
        onChange={(said) => onChange({ allergens: said })}
      />
      <fieldset>
        <legend className="mb-2 font-medium text-14">How spicy</legend>
        <div className="flex flex-wrap gap-2">
          <ChipButton pressed={spicy === null} onPress={() => onChange({ spicy: null })}>
            Not said
          </ChipButton>
          {SPICY.map((label, heat) => (
            <ChipButton key={label} pressed={spicy === heat} onPress={() => onChange({ spicy: heat })}>
              {label}
            </ChipButton>
          ))}
        </div>
      </fieldset>
    </>
  );
}

type SeveralProps<Value extends string> = {
  readonly legend: string;
  readonly none: string;
  readonly all: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly value: Value[] | null;
  readonly onChange: (value: Value[] | null) => void;
};

function Several<Value extends string>({ legend, none, all, labelOf, value, onChange }: SeveralProps<Value>) {
  const toggle = (each: Value) => {
    const said = value ?? [];
    onChange(all.filter((known) => (known === each ? !said.includes(each) : said.includes(known))));
  };
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-14">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        <ChipButton pressed={value === null} onPress={() => onChange(null)}>
          Not said
        </ChipButton>
        <ChipButton pressed={value?.length === 0} onPress={() => onChange([])}>
          {none}
        </ChipButton>
        {all.map((each) => (
          <ChipButton key={each} pressed={value?.includes(each) ?? false} onPress={() => toggle(each)}>
            {labelOf(each)}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  );
}
