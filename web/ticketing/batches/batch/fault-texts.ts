import type { BatchRowFault } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { engineFaults } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { CellFault } from '@takst/domain/ticketing/batches/column-kinds/cell-reading.ts';
import { phoneCountriesInWords } from '@takst/domain/platform/tenants/phone-countries.rules.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from './batch-kit.ts';
import { useColumnLabels } from './use-column-labels.ts';

type SharedFault = CellFault | (typeof engineFaults)[number];

/** What is wrong with a cell or a row, whichever service it is for, and how to mend it. */
const sharedFaults: Readonly<
  Record<Exclude<SharedFault, 'phoneCountry'>, PlainTextKey<'batches'>>
> = {
  required: 'faultRequired',
  minLength: 'faultMinLength',
  maxLength: 'faultMaxLength',
  nameOnly: 'faultNameOnly',
  numbersOnly: 'faultNumbersOnly',
  wrongFormat: 'faultWrongFormat',
  date: 'faultDate',
  mobilePhone: 'faultMobilePhone',
  digitsLost: 'faultDigitsLost',
  countryCodeMissing: 'faultCountryCodeMissing',
  dateOrderUnknown: 'faultDateOrderUnknown',
  fullNameOneWord: 'faultFullNameOneWord',
  spreadsheetError: 'faultSpreadsheetError',
  lettersLost: 'faultLettersLost',
  zoneUnknown: 'faultZoneUnknown',
  notAChoice: 'faultNotAChoice',
  ROW_TWICE: 'faultRowTwice',
  UNEXPECTED: 'faultUnexpected',
};

const isShared = (code: string): code is keyof typeof sharedFaults => code in sharedFaults;

export function useFaultTexts() {
  const t = useTexts('batches');
  const { texts } = useBatchKit();
  const { labelOf } = useColumnLabels();
  const language = usePageLanguage();
  const sharedTextOf = (code: string): string | null => {
    if (code === 'phoneCountry') {
      const countries = phoneCountriesInWords(pageFacts.tenant, language);
      return t('faultPhoneCountry', { countries });
    }
    return isShared(code) ? t(sharedFaults[code]) : null;
  };
  const textOf = (code: string): string =>
    texts.fault(code) ?? sharedTextOf(code) ?? t('faultUnknown', { code });
  const withColumn = ({ column }: { column: string | null }, text: string): string =>
    column === null ? text : t('faultOfColumn', { column: labelOf(column), text });
  return {
    /** Under the cell that it is about. */
    atCell({ code, otherRow, others = [] }: Pick<BatchRowFault, 'code' | 'otherRow' | 'others'>) {
      const about = texts.others?.(code, others);
      const text = about
        ? t('faultAboutOthers', { text: textOf(code), others: about })
        : textOf(code);
      return otherRow === null ? text : t('faultAsInRow', { text, row: otherRow });
    },
    /** With the name of the column. */
    ofRow: (fault: { column: string | null; code: string }): string =>
      withColumn(fault, textOf(fault.code)),
    /** What to do about it; null where its words leave nothing to say. */
    howToMend: ({ code }: { code: string }): string | null =>
      /(?<=\. ).*/s.exec(textOf(code))?.[0] ?? null,
    /** The same without what to do about it: a group has one line. */
    inGroup: (fault: { column: string | null; code: string }): string =>
      withColumn(fault, textOf(fault.code).replace(/\. .*/, '')),
  };
}
