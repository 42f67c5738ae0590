import { getInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/get-invoice-recipient.contract.ts';
import type { InvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/invoice-recipient.schema.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useReceivesEhf } from './use-receives-ehf.ts';

const ChangeRecipient = lazyDialog(
  async () => (await import('./change-recipient.modal.tsx')).ChangeRecipientModal,
);

/** How a company gets its invoices. Nothing where the operator issues none. */
export function InvoiceRecipientCard({ companyId }: { companyId: number }) {
  const t = useTexts('invoice-recipient');
  const failureText = useFailureText();
  const { tenant } = useSignedIn();
  const [isChanging, setChanging] = useState(false);
  const { data, error } = useQuery({
    ...queryOf(getInvoiceRecipient, { params: { id: companyId } }),
    enabled: tenantOf(tenant).offers.has('invoices'),
    // The rest of the page works without it.
    throwOnError: false,
  });
  if (!data && !error) return null;
  return (
    <Card
      title={t('title')}
      actions={
        data && (
          <Button icon="edit" onClick={() => setChanging(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      {data ? (
        <Recipient recipient={data} />
      ) : (
        <p className="text-ink-muted">{failureText(error)}</p>
      )}
      {isChanging && data && (
        <ChangeRecipient
          companyId={companyId}
          recipient={data}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  );
}

function Recipient({ recipient }: { recipient: InvoiceRecipient }) {
  const t = useTexts('invoice-recipient');
  const receivesEhf = useReceivesEhf();
  const { way, email, agreementEmails } = recipient;
  return (
    <>
      {way === null && (
        <Notice kind="warning" title={t('toNobody')}>
          {t('toNobodyText')}
        </Notice>
      )}
      <DescriptionList
        columns={1}
        items={[
          { term: t('way'), value: way && t(way === 'EHF' ? 'byEhf' : 'byEmail') },
          { term: t('email'), value: email },
          ...agreementEmails.map((own) => ({
            term: t('ownEmail', { reference: own.invoiceReference || String(own.agreementId) }),
            value: own.email,
          })),
          { term: t('receivesEhf'), value: receivesEhf(recipient) },
        ].filter(({ value }) => value !== null)}
      />
    </>
  );
}
