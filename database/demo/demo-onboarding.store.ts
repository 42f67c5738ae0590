import type { Transaction } from '@takst/server/platform/db/database.ts';
import { contractStore } from '@takst/server/services/onboarding/contract/contract.store.ts';
import { makeContract } from '@takst/server/services/onboarding/contract/make-contract.ts';
import { onboardingStore } from '@takst/server/services/onboarding/application/onboarding.store.ts';
import { digestOf } from '@takst/server/platform/access/tokens/secret-token.ts';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world-facts.ts';

const id = '5b1f0e0a-7a43-4c0e-9d0b-1c6a4f0e7a11';
const born = (text: string) => Temporal.PlainDate.from(text);
const [signed, waitingSignee] = [
  { name: 'Nora Nyvik', birthDate: born('1979-02-03') },
  { name: 'Petter Vold', birthDate: born('1982-09-17') },
];

/** How the company became a customer whose contract awaits a signature: five days ago, and one of two has signed. */
export async function placeOnboarding(
  tx: Transaction,
  { companies, moment: { now, today } }: DemoWorld,
  places: Places,
): Promise<void> {
  const place = companies.findIndex(({ key }) => key === 'awaits-signature');
  const company = companies[place];
  const companyId = places[place]?.id;
  if (!company || companyId === undefined) return;
  const { tenant, name: companyName, organisationNumber } = company;
  const begun = now.subtract({ hours: 5 * 24 });
  const contract = await makeContract({
    tenant,
    companyName,
    organisationNumber,
    day: today.subtract({ days: 5 }),
  });
  const store = onboardingStore(tx, tenant);
  await store.insert({
    id,
    organisation_number: organisationNumber,
    company_name: companyName,
    email: `hr-unsigned@${tenant}.example`,
    phone_country_code: '+47',
    phone: '90000099',
    language: 'nb',
    browser_digest: digestOf('demo'),
    created_at: begun,
  });
  await store.update(id, {
    subject_digest: digestOf('demo'),
    person_name: signed.name,
    person_birth_date: signed.birthDate,
    identified_at: begun,
    rights: { combinations: [{ basis: 'SIGNATURE', people: [signed, waitingSignee] }] },
    company_id: companyId,
    phone_verified_at: begun,
    receives_ehf: false,
  });
  await contractStore(tx, tenant).insert(id, contract, begun);
  await store.addSignature(id, {
    name: signed.name,
    birth_date: signed.birthDate,
    signed_at: begun,
    subject_digest: digestOf('demo'),
    signing_id: 'demo',
    document_sha256: contract.sha256,
  });
  await store.addSignature(id, {
    name: waitingSignee.name,
    birth_date: waitingSignee.birthDate,
    email: 'petter.vold@nyvik.example',
    link_digest: digestOf('demo link'),
    asked_at: begun,
    reminders_sent: 1,
  });
}
