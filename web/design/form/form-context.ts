import { createContext, useContext } from 'react';
import type { Problem } from '#api/use-operation.ts';
import type { FaultLine, FormField } from './form-fields.ts';

/** What the parts of a form have to know of it. */
export type FormFacts = {
  fieldOf: (name: string) => Pick<FormField, 'label' | 'group' | 'fault' | 'sentence'>;
  faults: readonly FaultLine[];
  /** How often it was tried to send it. */
  attempt: number;
  hasDraft: boolean;
  restart: () => void;
  problem: Problem | null;
};

const FormContext = createContext<FormFacts | null>(null);
export const FormFactsProvider = FormContext.Provider;

/** The form that this stands in. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormContext);
  if (!facts) throw new Error('This stands in a form');
  return facts;
}
