import type { UndeliveredInvoice } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { sendInvoiceAgain } from '@takst/contract/billing/invoices/run/send-invoice-again.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type UnreachedProps = { unreached: readonly UndeliveredInvoice[]; count: number };

/** Lists invoices that reached nobody, why, and the ways to send them now. */
export function UnreachedNotice({ unreached, count }: UnreachedProps) {
  const t = useTexts('invoice-runs');
  if (count === 0) return null;
  const more = count - unreached.length;
  return (
    <Notice kind="warning" title={t('unreached', { count, number: formatNumber(count) })}>
      <p>{t('unreachedText')}</p>
      <ul className="mt-2 grid gap-3">
        {unreached.map((invoice) => (
          <li key={invoice.id} className="grid gap-1">
            <UnreachedInvoice invoice={invoice} />
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more, number: formatNumber(more) })}</li>}
      </ul>
    </Notice>
  );
}

type ReasonKey = PlainTextKey<'invoice-runs'>;

const reasons: {
  readonly [R in UndeliveredInvoice['reason']]: { readonly [W in InvoiceWay]: ReasonKey };
} = {
  NO_ADDRESS: { EHF: 'unreachedNoAddress', EMAIL: 'unreachedNoAddress' },
  REFUSED: { EHF: 'refusedEhf', EMAIL: 'refusedEmail' },
  WAITING: { EHF: 'waitingEhf', EMAIL: 'waitingEmail' },
  UNCONFIRMED: { EHF: 'unconfirmed', EMAIL: 'unconfirmed' },
};

function UnreachedInvoice({ invoice }: { invoice: UndeliveredInvoice }) {
  const t = useTexts('invoice-runs');
  const moment = useMoment();
  const { invoiceNumber, companyId, companyName, way, reason, failure, tries, triedAt } = invoice;
  const said = [
    failure === null ? '' : t('failureSaid', { failure }),
    tries > 0 && triedAt
      ? t('triesMade', {
          count: tries,
          number: formatNumber(tries),
          moment: moment(triedAt, 'in-sentence'),
        })
      : '',
  ].filter(Boolean);
  return (
    <>
      <p>
        {`${invoiceNumber}, `}
        <Link to={pathTo('/bedrifter/{id}', { id: companyId })}>{companyName}</Link>
        {`: ${t(reasons[reason][way ?? 'EMAIL'])}`}
      </p>
      {said.length > 0 && (
        <p className="text-small wrap-anywhere text-ink-muted">{said.join(' · ')}</p>
      )}
      <SendButtons invoice={invoice} />
    </>
  );
}

const sendTexts = { EHF: 'sendByEhf', EMAIL: 'sendByEmail' } as const;

function SendButtons({
  invoice: { id, invoiceNumber, offeredWays },
}: {
  invoice: UndeliveredInvoice;
}) {
  const t = useTexts('invoice-runs');
  const send = useOperation(sendInvoiceAgain, {
    texts: 'invoice-runs',
    failed: 'sendFailed',
    refusals: {
      ALREADY_SENT: 'alreadySent',
      INVOICE_NOT_FOUND: 'invoiceGone',
      NO_EMAIL: 'noEmailNow',
      NOT_REACHED_BY_EHF: 'notReachedNow',
    },
    toast: () => ({ title: t('sentAgain', { number: invoiceNumber }) }),
    toastsProblems: true,
  });
  if (offeredWays.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offeredWays.map((way) => (
        <Button
          key={way}
          isPending={send.isPending}
          aria-label={t('sendOf', { send: t(sendTexts[way]), number: invoiceNumber })}
          onClick={() => send.send({ params: { id }, body: { way } })}
        >
          {t(sendTexts[way])}
        </Button>
      ))}
    </div>
  );
}
