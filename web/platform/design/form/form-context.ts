import { createContext, useContext } from 'react';
import type { Problem } from '#platform/api/obstacle.ts';
import type { FaultLine, FormField } from './form-fields.ts';

export type FormFacts = {
  fieldOf: (name: string) => Pick<FormField, 'label' | 'group' | 'fault' | 'sentence'>;
  faults: readonly FaultLine[];
  /** Counts the attempts to submit. */
  attempt: number;
  hasDraft: boolean;
  restart: () => void;
  problem: Problem | null;
};

const FormContext = createContext<FormFacts | null>(null);
export const FormFactsProvider = FormContext.Provider;

export function useFormFacts(): FormFacts {
  const facts = useContext(FormContext);
  if (!facts) throw new Error('This stands in a form');
  return facts;
}
