import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import type { PrintedCode } from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { CodePicture } from '#platform/design/page/code-picture.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';

interface CodeSheetProps {
  order: CounterOrderDetails;
  codes: readonly PrintedCode[];
}

/** One slip for a code; a slip is never divided between two sheets of paper. */
export function CodeSheet({ order, codes }: CodeSheetProps) {
  const t = useTexts('counter-codes');
  return (
    <ul
      aria-label={t('title')}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-0"
    >
      {codes.map((code) => (
        <Slip key={code.id} order={order} code={code} />
      ))}
    </ul>
  );
}

function Slip({ order, code }: { order: CounterOrderDetails; code: PrintedCode }) {
  const t = useTexts('counter-codes');
  const words = useTexts('counter-words');
  const language = usePageLanguage();
  const zoneName = useZoneName();
  const { company } = useSession();
  const { pickupCode, profileName, recipientName, rows } = code;
  const zones = order.allZones ? words('allZones') : order.zones.map(zoneName).join(' – ');
  return (
    <li className="flex break-inside-avoid gap-4 rounded-panel border border-line bg-surface p-4 print:rounded-none">
      <div className="w-28 shrink-0">
        <CodePicture rows={rows} label={t('qrOf', { code: pickupCode })} />
      </div>
      <div className="min-w-0 text-small">
        <p className="text-section font-bold tabular-nums">{pickupCode}</p>
        {recipientName !== null && <p className="font-semibold wrap-anywhere">{recipientName}</p>}
        <p>
          {[
            order.productName?.[language] ?? words('unknownProduct'),
            profileName?.[language],
            zones,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-1">{t('useBy', { date: formatLongDate(order.expiresOn, language) })}</p>
        <p>{t('howTo')}</p>
        <p className="mt-1 wrap-anywhere">{company.name}</p>
      </div>
    </li>
  );
}
