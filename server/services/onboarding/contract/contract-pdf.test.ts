import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { contractPdf, type ContractFacts } from './contract-pdf.ts';
import { sha256Of } from './contract.store.ts';
import { makeContract } from './make-contract.ts';

const company = {
  tenant: 'ruter',
  companyName: 'Ny bedrift AS',
  organisationNumber: '985615616',
  day: Temporal.PlainDate.from('2026-11-26'),
} as const;

async function readPdf(bytes: Uint8Array) {
  // The reader takes what it is given for itself.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { text, document };
}

const signatures = [
  {
    name: 'Jonas Berg',
    birthDate: Temporal.PlainDate.from('1967-02-11'),
    signedAt: Temporal.Instant.from('2026-11-26T09:30:00Z'),
  },
  { name: 'Silje Lund', birthDate: Temporal.PlainDate.from('1974-03-12'), signedAt: null },
];

describe('the contract of a new company (domain: Onboarding)', () => {
  it('is the same file each time it is made of the same facts', async () => {
    const { pdf, sha256, facts } = await makeContract(company);
    expect(sha256Of(await contractPdf(facts))).toBe(sha256);
    const { text } = await readPdf(pdf);
    expect(text).toContain('Ny bedrift AS');
    expect(text).toContain('985 615 616');
    expect(text).not.toContain('Jonas Berg');
  });

  it('shows who has signed and who has not, and has the file that they signed', async () => {
    const { pdf, sha256, facts } = await makeContract(company);
    const { text, document } = await readPdf(
      await contractPdf(facts, { signed: pdf, sha256, signatures }),
    );
    expect(text).toContain('Jonas Berg, født 11.02.1967, signerte 26.11.2026');
    expect(text).toContain('Silje Lund har ikke signert ennå');
    const attached = await document.getAttachmentContent('signert-avtale.pdf');
    expect(attached && sha256Of(attached)).toBe(sha256);
  });

  it('reads as it was signed after the terms have changed', async () => {
    const { pdf, sha256, facts } = await makeContract(company);
    const clauses = [
      { title: { nb: 'Før', en: 'Before' }, text: { nb: 'Gammelt vilkår.', en: 'Old term.' } },
    ];
    const old: ContractFacts = { ...facts, termsVersion: '2025-01', clauses };
    const { text } = await readPdf(await contractPdf(old, { signed: pdf, sha256, signatures }));
    expect(text).toContain('Vilkår, versjon 2025-01');
    expect(text).toContain('Gammelt vilkår.');
    expect(text).not.toContain(facts.clauses[0]?.text.nb.slice(0, 40));
  });
});
