import type { ComponentType, FunctionComponent } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { loadTexts } from '#platform/texts/language.ts';

/** A dialog that is loaded with its texts when it is opened. */
export const dialog = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> =>
  lazyDialog(async () => (await Promise.all([load(), loadTexts(['change-ticket'])]))[0]);

export const UpdateContactDetails = dialog(
  async () =>
    (await import('#ticketing/tickets/change/update-contact-details.modal.tsx'))
      .UpdateContactDetailsModal,
);
