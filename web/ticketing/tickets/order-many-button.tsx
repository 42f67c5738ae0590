import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import type { PageOption } from '#platform/design/list/list-option.ts';
import { useCompareRosterOption, useOrderManyOption } from './order-many-options.ts';

/** The option as a button of its own, on a page that has no list. */
export const CompareRosterButton = () => <OptionButton option={useCompareRosterOption()} />;
export const OrderManyButton = () => <OptionButton option={useOrderManyOption()} />;

const OptionButton = ({ option }: { option: PageOption | null }) =>
  option && (
    <LinkButton icon={option.icon} to={option.to}>
      {option.label}
    </LinkButton>
  );
