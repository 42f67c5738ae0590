import type { editFreeTicket } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import { freeProfileOfCode } from '@takst/contract/services/free-tickets/free-media-type.schema.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { EditedMedium, FreeEdit } from '@takst/domain/services/free-tickets/edit/free-edit.ts';

type EditBody = Body<typeof editFreeTicket>;

/** A payload as the edit that it means. */
export const freeEditOf = (body: EditBody): FreeEdit => {
  const { agreementNumber, firstName, lastName, employeeId, timeOfChange } = body;
  const { validAllZones, zoneFrom, zoneTo } = body;
  return {
    agreementId: agreementNumber,
    firstName,
    lastName,
    employeeId,
    timeOfChange,
    validAllZones,
    zoneFrom,
    zoneTo,
    holderType: body.ticketHolderType,
    birthDate: body.dateOfBirth,
    profileId: freeProfileOfCode(body.profile),
    medium: mediumIn(body),
  };
};

const mediumIn = ({ mediaType, phoneCountryCode, phone }: EditBody): EditedMedium =>
  mediaType === 'MOBILE_TICKET'
    ? { kind: 'phone', phoneCountryCode: phoneCountryCode ?? '+47', phone: phone ?? '' }
    : { kind: 'card' };
