import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for people who cannot see them. */
  label: string;
  tabs: Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="relative pushed-along flex gap-1 border-line border-b"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            data-value={tab.value}
            className="min-h-11 shrink-0 whitespace-nowrap rounded-t-small px-4 font-medium text-16 text-ink-soft transition-[color] -outline-offset-3 hover:text-ink data-active:text-brand"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-[3px] w-(--active-tab-width) translate-x-(--active-tab-left) rounded-pill bg-brand transition-[translate] duration-200" />
      </BaseTabs.List>
      {tabs.map((tab) => (
        // Base UI takes the panel that is left away some frames later: until then both would stand below each other.
        <BaseTabs.Panel key={tab.value} value={tab.value} hidden={tab.value !== value} className="py-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
