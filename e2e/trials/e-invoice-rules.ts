import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { registerCustomXPathFunction, Schema } from 'node-schematron';
import { validateXML } from 'xmllint-wasm';

/** What a document breaks: "XSD …" for the schema, else the name of the rule. */
export type EInvoiceRules = { faultsOf: (xml: string) => Promise<string[]> };

const schematrons = ['CEN-EN16931-UBL.sch.gz', 'PEPPOL-EN16931-UBL.sch.gz'];
const schemas = 'ubl21-xsd-noannot.tgz';

/** The rule files of a folder: the UBL schemas, and the schematrons of CEN and Peppol. */
export async function readRules(folder: string): Promise<EInvoiceRules> {
  registerFunctions();
  const files = await readSchemas(join(folder, schemas));
  const rules = await Promise.all(
    schematrons.map(async (name) =>
      Schema.fromString(gunzipSync(await readFile(join(folder, name))).toString('utf8')),
    ),
  );
  return {
    async faultsOf(xml) {
      const element = xml.includes('<CreditNote') ? 'CreditNote' : 'Invoice';
      const main = `UBL-${element}-2.1.xsd`;
      const { errors } = await validateXML({
        xml: [{ fileName: 'document.xml', contents: xml }],
        schema: files.filter(({ fileName }) => fileName === main),
        preload: files.filter(({ fileName }) => fileName !== main),
      });
      const broken = rules.flatMap((rule) => rule.validateString(xml));
      return [
        ...errors.map(({ message }) => `XSD ${message}`),
        ...broken.map(({ assertId, message }) => assertId ?? `${message}`),
      ];
    },
  };
}

async function readSchemas(archive: string): Promise<{ fileName: string; contents: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-ubl-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.xsd'));
    return await Promise.all(
      names.map(async (fileName) => ({
        fileName,
        contents: await readFile(join(folder, fileName), 'utf8'),
      })),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The functions of Peppol's schematron that a Norwegian document calls: the library does not run those that a
 * schematron defines itself.
 */
function registerFunctions(): void {
  const named = (localName: string) => ({ localName, namespaceURI: 'utils' });
  const mod11 = (_: unknown, text: string) => isChecked(text, (place) => (place % 6) + 2, 11);
  registerCustomXPathFunction(named('mod11'), ['xs:string?'], 'xs:boolean', mod11);
  const gln = (_: unknown, text: string) => isChecked(text, (place) => 3 - (place % 2) * 2, 10);
  registerCustomXPathFunction(named('gln'), ['xs:string?'], 'xs:boolean', gln);
  const slack = (_: unknown, ...[expected = 0, value = 0, tolerance = 0]: number[]) =>
    Math.abs(expected - value) <= tolerance + 1e-9;
  const numbers = ['xs:numeric', 'xs:numeric', 'xs:numeric'];
  registerCustomXPathFunction(named('slack'), numbers, 'xs:boolean', slack);
}

/** Whether the last digit of a number is the check digit of the others, weighed from the right. */
function isChecked(text: string, weightOf: (place: number) => number, modulus: number): boolean {
  const digits = [...text].map(Number).toReversed();
  const [check, ...others] = digits;
  const sum = others.reduce((total, digit, place) => total + digit * weightOf(place), 0);
  return Number(text) > 0 && (modulus - (sum % modulus)) % modulus === check;
}
