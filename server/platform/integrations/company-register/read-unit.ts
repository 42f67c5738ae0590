import {
  companyNameOf,
  placeNameOf,
} from '@takst/domain/customers/companies/register-names.rules.ts';
import type { PrefillAddress } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import type { Obstacle, RegisterAnswer } from './company-register.port.ts';
import type { RegisterUnit, UnitAddress } from './register-unit.schema.ts';

/** Converts a unit of Enhetsregisteret. */
export function readUnit(unit: RegisterUnit): RegisterAnswer {
  const obstacle = obstacleOf(unit);
  if (obstacle) return { mayNotBecomeCustomer: obstacle };
  const visitAddress = inNorway(unit.forretningsadresse);
  // Units without a postal address get post at their business address.
  const postAddress = inNorway(unit.postadresse) ?? visitAddress;
  return {
    found: {
      name: companyNameOf(tidy(unit.navn)),
      organisationNumber: unit.organisasjonsnummer,
      billAddress: postAddress,
      postAddress,
      visitAddress,
    },
  };
}

function obstacleOf(unit: RegisterUnit): Obstacle | null {
  if (unit.slettedato) return 'deleted';
  if (unit.konkurs) return 'bankrupt';
  if (unit.underTvangsavviklingEllerTvangsopplosning) return 'forced-dissolution';
  return unit.underAvvikling ? 'being-wound-up' : null;
}

/**
 * Customers have Norwegian addresses (spec 1 §5: four digits); a foreign one is left out rather than
 * shown in part.
 */
function inNorway(address: UnitAddress | null | undefined): PrefillAddress | null {
  if (!address || (address.landkode ?? 'NO') !== 'NO') return null;
  const [addressLine1 = '', ...others] = (address.adresse ?? [])
    .map((line) => lineOf(line ?? ''))
    .filter((line) => line !== '');
  const postCode = address.postnummer?.trim() ?? '';
  return {
    addressLine1,
    addressLine2: others.length > 0 ? others.join(', ') : null,
    postCode: /^\d{4}$/.test(postCode) ? postCode : '',
    postArea: placeNameOf(tidy(address.poststed ?? '')),
    countryCode: 'NO',
  };
}

/** Removes stray spaces, as in `Postboks 423  Skøyen` and `Postboks 2857 , TØYEN`. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').replaceAll(' ,', ',').trim();

/** A line has places in capitals after a comma, as in `Postboks 2857 , TØYEN`. */
const lineOf = (line: string): string => tidy(line).split(', ').map(placeNameOf).join(', ');
