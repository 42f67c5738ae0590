import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { maxPriceRows } from '@takst/domain/services/operator-desk/proposal.ts';
import { priceHeadings } from '@takst/domain/services/operator-desk/price-headings.ts';
import {
  type PriceColumn,
  priceColumns,
} from '@takst/domain/services/operator-desk/read-price-row.rules.ts';
import type { NetexMapping } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { lazy, useState } from 'react';
import { PasteField } from '#ticketing/batches/start/paste.field.tsx';
import { useReadProblemText } from '#ticketing/batches/start/use-read-problem-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { DatePicker } from '#platform/design/dates/date-picker.tsx';
import { DropArea } from '#platform/design/fields/drop-area.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { acceptedEndings, readPriceFile, readSpreadsheet } from './price-readers.ts';
import type { PriceReading, ReaderFacts } from './price-reading.ts';
import { useFareMap } from '../netex/use-fare-map.ts';
import type { PriceListReply } from './price-list-reply.ts';

interface ReadPricesCardProps {
  list: PriceListReply;
  onRead: (rows: readonly PriceRow[]) => void;
}

const NetexNotice = lazy(async () => ({
  default: (await import('../netex/netex-notice.tsx')).NetexNotice,
}));

/** Takes a file or pasted cells, and says which rows could not be read. */
export function ReadPricesCard({ list, onRead }: ReadPricesCardProps) {
  const t = useTexts('operator-desk');
  const words = useTexts('batches');
  const { today } = useSignedIn();
  const columnNames = useColumnNames();
  const fareMap = useFareMap();
  const [usualDay, setUsualDay] = useState<Temporal.PlainDate | null>(list.earliest);
  const [isPasting, setPasting] = useState(false);
  const [reading, setReading] = useState<PriceReading | 'reading' | null>(null);

  async function read(readPrices: (facts: ReaderFacts) => Promise<PriceReading>) {
    setReading('reading');
    const result = await readPrices({
      products: list.products.map(({ id, name }) => ({ value: id, names: name })),
      today,
      usualDay,
      cannotRead: (columns) => t('cannotRead', { columns: columnNames(columns) }),
      fareMap,
    }).catch((): PriceReading => ({ problem: { code: 'CANNOT_BE_READ' } }));
    setReading(result);
    if (typeof result === 'object' && 'rows' in result) onRead(result.rows);
  }
  const readFile = (file: File, mapping?: NetexMapping) =>
    void read((facts) => readPriceFile(file, mapping ? { ...facts, mapping } : facts));

  return (
    <Card title={t('readTitle')}>
      <div className="grid gap-5">
        <div className="max-w-72">
          <DatePicker
            name="usualDay"
            label={t('usualDay')}
            value={usualDay}
            onChange={setUsualDay}
            min={list.earliest}
          />
        </div>
        <DropArea
          accept={acceptedEndings}
          text={t('readText', {
            rows: formatNumber(maxPriceRows),
            columns: columnNames(priceColumns),
          })}
          hint={t('readHint')}
          isSecondary
          isPending={reading === 'reading'}
          onFile={(file) => readFile(file)}
          actions={
            <Button icon="copy" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
              {words('pasteCells')}
            </Button>
          }
        >
          {isPasting && (
            <PasteField
              onText={(text) =>
                void read((facts) => readSpreadsheet({ kind: 'paste', text }, facts))
              }
            />
          )}
        </DropArea>
        {typeof reading === 'object' && reading && 'netex' in reading ? (
          <WhenLoaded>
            <NetexNotice
              problem={reading.netex}
              list={list}
              onReadAgain={(mapping) => readFile(reading.netex.file, mapping)}
            />
          </WhenLoaded>
        ) : (
          <ReadingNotice reading={reading} />
        )}
      </div>
    </Card>
  );
}

/** Columns as the portal calls them: ‘Product, Profile, Zones’. */
function useColumnNames() {
  const language = usePageLanguage();
  return (columns: readonly PriceColumn[]): string =>
    columns.map((column) => priceHeadings[column].headings[language][0]).join(', ');
}

type PlainReading = Exclude<PriceReading, { readonly netex: unknown }>;

/** Errors that are listed; the others are counted. */
const maxShown = 20;

function ReadingNotice({ reading }: { reading: PlainReading | 'reading' | null }) {
  const t = useTexts('operator-desk');
  const problemText = useReadProblemText();
  const columnNames = useColumnNames();
  if (reading === null || reading === 'reading') return null;
  if (reading === 'headings missing') {
    return (
      <Notice kind="error" title={t('headingsMissing')} isAnnounced>
        <p>{t('headingsMissingText', { columns: columnNames(priceColumns) })}</p>
      </Notice>
    );
  }
  if ('problem' in reading) {
    const { title, text } = problemText(reading.problem, null);
    return (
      <Notice kind="error" title={title} isAnnounced>
        <p>{text}</p>
      </Notice>
    );
  }
  const { rows, errors } = reading;
  const read = t('rowsRead', { count: rows.length, number: formatNumber(rows.length) });
  if (errors.length === 0) return <Notice kind="success" title={read} isAnnounced />;
  const more = errors.length - maxShown;
  return (
    <Notice
      kind="warning"
      title={`${read}. ${t('unread', { count: errors.length, number: formatNumber(errors.length) })}`}
      isAnnounced
    >
      <ul>
        {errors.slice(0, maxShown).map(({ line, reason }) => (
          <li key={line}>{t('unreadLine', { line: formatNumber(line), reason })}</li>
        ))}
        {more > 0 && <li>{t('unreadMore', { number: formatNumber(more) })}</li>}
      </ul>
    </Notice>
  );
}
