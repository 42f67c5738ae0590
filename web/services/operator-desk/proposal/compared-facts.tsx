import type { ComparedRows } from '@takst/contract/services/operator-desk/proposal.schema.ts';
import { writtenAccountNumber } from '@takst/domain/services/operator-desk/account-number.rules.ts';
import {
  formatDate,
  formatNumber,
  formatOrganisationNumber,
  formatPrice,
} from '#platform/design/format.ts';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { feeNames, vatNames } from '../desk/fee-names.ts';
import { useServiceList } from '../desk/use-service-list.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type OneRow = Exclude<ComparedRows, { kind: 'prices' }>;
type Fact = { readonly name: string; readonly before: string | null; readonly after: string };

/** Each field of a row: what it is, and what it is to be. */
export function ComparedFacts({ compared }: { compared: OneRow }) {
  const t = useTexts('operator-desk');
  const columns: Column<Fact>[] = [
    { id: 'name', header: t('change'), isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'before',
      header: t('before'),
      cell: ({ before }) => (
        <span className="text-ink-muted tabular-nums">{before ?? t('nothingBefore')}</span>
      ),
    },
    {
      id: 'after',
      header: t('after'),
      cell: ({ before, after }) => (
        <span className={before === after ? 'tabular-nums' : 'font-semibold tabular-nums'}>
          {after}
        </span>
      ),
    },
  ];
  return (
    <Table
      label={t('checkTitle')}
      columns={columns}
      rows={useFacts(compared)}
      rowKey={({ name }) => name}
      cardsBelow={600}
      empty={null}
    />
  );
}

function useFacts(compared: OneRow): Fact[] {
  const t = useTexts('operator-desk');
  const serviceList = useServiceList();
  const factOf = <Row,>(
    { before, after }: { before: Row | null; after: Row },
    name: string,
    read: (row: Row) => string,
  ): Fact => ({ name, before: before && read(before), after: read(after) });
  switch (compared.kind) {
    case 'quarantine':
    case 'payment-deadline':
      return compared.rows.flatMap((row) => [
        factOf(row, t('from'), ({ validFrom }) => formatDate(validFrom)),
        factOf(
          row,
          t(compared.kind === 'quarantine' ? 'quarantine' : 'deadline'),
          ({ days: count }) => t('nrOfDays', { count, number: formatNumber(count) }),
        ),
      ]);
    case 'fee':
      return compared.rows.flatMap((row) => [
        factOf(row, t('from'), ({ validFrom }) => formatDate(validFrom)),
        factOf(row, t('fee'), ({ fee }) => t(feeNames[fee])),
        factOf(row, t('price'), ({ priceOre }) => formatPrice(priceOre)),
        factOf(row, t('nameNb'), ({ name }) => name.nb),
        factOf(row, t('nameEn'), ({ name }) => name.en),
        factOf(row, t('vat'), ({ vatKind }) => t(vatNames[vatKind])),
      ]);
    case 'product':
      return compared.rows.flatMap((row) => [
        factOf(row, t('from'), ({ validFrom }) => formatDate(validFrom)),
        factOf(row, t('nameNb'), ({ name }) => name.nb),
        factOf(row, t('nameEn'), ({ name }) => name.en),
        factOf(row, t('descriptionNb'), ({ description }) => description.nb),
        factOf(row, t('descriptionEn'), ({ description }) => description.en),
        factOf(row, t('soldBy'), ({ services }) => serviceList(services)),
      ]);
    case 'school-year':
      return compared.rows.flatMap((row) =>
        (['opensOn', 'firstStart', 'latestStart', 'lastDay'] as const).map((name) =>
          factOf(row, t(name), (year) => formatDate(year[name])),
        ),
      );
    case 'seller':
      return compared.rows.flatMap((row) => [
        factOf(row, t('from'), ({ validFrom }) => formatDate(validFrom)),
        factOf(row, t('accountNumber'), (one) => writtenAccountNumber(one.accountNumber)),
        factOf(row, t('name'), ({ name }) => name),
        factOf(row, t('organisationNumber'), (one) =>
          formatOrganisationNumber(one.organisationNumber),
        ),
        factOf(row, t('line1'), (one) => `${one.line1}, ${one.postCode} ${one.city}`),
        factOf(row, t('isInBusinessRegister'), (one) => t(one.isInBusinessRegister ? 'yes' : 'no')),
      ]);
  }
}
