import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

interface TabItem<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

const tabClass =
  'flex min-h-11 shrink-0 cursor-pointer items-center rounded-t-ui border-b-2 border-transparent px-4 font-medium text-ink-muted outline-none hover:bg-hover hover:text-ink data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus data-selected:border-select data-selected:font-semibold data-selected:text-ink';

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const selectedTab = tabs.find((tab) => tab.id === key);
        if (selectedTab) onSelect(selectedTab.id);
      }}
    >
      <TabList
        aria-label={label}
        items={tabs}
        className="flex overflow-x-auto border-b border-line"
      >
        {(tab) => <Tab className={tabClass}>{tab.label}</Tab>}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          id={tab.id}
          className="pt-5 outline-none data-focus-visible:outline-3"
        >
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
