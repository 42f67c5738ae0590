import { useEffect, useState } from 'react';

/** The person of the user's last order; the employee list shows them first until it is left. */
type NewSubscriber = { id: number; companyId: number; phone: string };

let newSubscriber: NewSubscriber | null = null;

export const markNewSubscriber = (subscriber: NewSubscriber): void => {
  newSubscriber = subscriber;
};

export function useNewSubscriber(companyId: number): NewSubscriber | null {
  const [subscriber] = useState(newSubscriber);
  useEffect(
    () => () => {
      if (newSubscriber === subscriber) newSubscriber = null;
    },
    [subscriber],
  );
  return subscriber?.companyId === companyId ? subscriber : null;
}
