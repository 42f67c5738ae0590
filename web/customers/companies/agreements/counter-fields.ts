import {
  type CounterAllowance,
  type CounterTerms,
  usualCounterTerms,
} from '@takst/domain/platform/access/counter-terms.ts';

/** What a ticket counter may do, as a form has it; an address without a word is none. */
export type CounterFields = Record<CounterAllowance, boolean> & {
  visitAddress: { line1: string; line2: string; postCode: string; city: string };
  blackListedProducts: readonly string[];
};

export const counterFieldsOf = (terms: CounterTerms | null): CounterFields => {
  const { visitAddress, ...others } = terms ?? usualCounterTerms;
  return {
    ...others,
    visitAddress: {
      line1: visitAddress?.line1 ?? '',
      line2: visitAddress?.line2 ?? '',
      postCode: visitAddress?.postCode ?? '',
      city: visitAddress?.city ?? '',
    },
  };
};

export const counterTermsOf = ({ visitAddress, ...others }: CounterFields): CounterTerms => ({
  ...others,
  visitAddress: Object.values(visitAddress).every((part) => part.trim() === '')
    ? null
    : { ...visitAddress, line2: visitAddress.line2.trim() === '' ? null : visitAddress.line2 },
});
