import { useStateInAddress } from '#platform/design/list/list-address.ts';

type Choice = { readonly year: string; readonly className: string };

export type ChosenLists = Choice & {
  /** As the call takes it. */
  readonly query: { year?: number; className?: string };
  /** As the overview and this page have it. */
  readonly address: Readonly<Record<string, string>>;
  readonly choose: (choice: Partial<Choice>) => void;
};

/** Which school year and class the address has: empty for the year in force, and for every class. */
export function useChosenLists(): ChosenLists {
  const { state, go } = useStateInAddress(['year', 'class']);
  const { year: typedYear, class: className } = state.filters;
  const year = /^[1-9]\d{3}$/.test(typedYear) ? typedYear : '';
  return {
    year,
    className,
    query: { ...(year !== '' && { year: Number(year) }), ...(className !== '' && { className }) },
    address: addressOf({ year, className }),
    choose: (choice) => go(addressOf({ year, className, ...choice }), false),
  };
}

const addressOf = ({ year, className }: Choice) => ({
  ...(year !== '' && { year }),
  ...(className !== '' && { class: className }),
});
