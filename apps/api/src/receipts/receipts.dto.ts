import { ApiProperty } from '@nestjs/swagger';
import { FamilyRegistrationDto, toFamilyRegistrationDto } from '../families/families.dto.js';
import type { HeldRegistration } from '../registrations/changes/held-registrations.js';

/** The registration of one request, and no other one under the same e-mail address. */
export class ReceiptDto {
  @ApiProperty({ type: [FamilyRegistrationDto], description: 'By start' })
  registrations: FamilyRegistrationDto[];
}

export function toReceiptDto(held: readonly HeldRegistration[]): ReceiptDto {
  return { registrations: held.map((each) => toFamilyRegistrationDto(each, false)) };
}
