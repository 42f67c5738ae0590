// @vitest-environment happy-dom
import { cleanup, screen } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { orderKit } from '../test-batch-page.tsx';
import { BatchKitProvider } from './batch-kit.ts';
import { useFaultTexts } from './fault-texts.ts';

afterEach(cleanup);

const texts = {
  required: 'Missing. Type it in.',
  minLength: 'Too short',
  maxLength: 'Too long',
  nameOnly:
    'Enter the name only, without web addresses, phone numbers, emoji and characters such as / and @',
  numbersOnly: 'Use numbers only',
  wrongFormat: 'Does not look right',
  date: 'There is no such date. Write dd.mm.yyyy.',
  mobilePhone: 'Not a mobile number. Norwegian ones have eight digits and begin with 4 or 9.',
  phoneCountry: expect.stringMatching(/^We take no phones of this country\. .*: Norway \(\+47\), /),
  digitsLost:
    'The spreadsheet has lost digits. Make the column wider, format it as text and save again, or type the number here.',
  countryCodeMissing: 'The country code has no plus in front',
  dateOrderUnknown: 'May be two dates. Say which comes first, the day or the month.',
  fullNameOneWord: 'Enter both first and last name',
  spreadsheetError: 'The formula in this cell gave no value. Type the value.',
  lettersLost: 'Letters were lost on the way here. Type it again.',
  zoneUnknown: 'Unknown zone',
  notAChoice: 'Not one of the choices',
  ROW_TWICE: 'The same person as in another row',
  UNEXPECTED: 'Something went wrong on our side. Try again, or contact customer support.',
  NEW_CODE: 'Unknown: NEW_CODE',
};

describe('the faults of every service', () => {
  it('say what is wrong and how it is mended', async () => {
    const rendered: Record<string, string>[] = [];
    const Texts = () => {
      const { ofRow } = useFaultTexts();
      const codes = Object.keys(texts);
      rendered.push(Object.fromEntries(codes.map((code) => [code, ofRow({ column: null, code })])));
      return <p>Texts</p>;
    };
    const Page = () => (
      <BatchKitProvider value={orderKit}>
        <Texts />
      </BatchKitProvider>
    );
    await openPage({ pages: { '/': Page }, at: '/', texts: ['batches'] });
    await screen.findByText('Texts');
    expect(rendered.at(-1)).toEqual(texts);
  });
});
