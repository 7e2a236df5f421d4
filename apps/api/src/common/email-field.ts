import { applyDecorators } from '@nestjs/common';
import { FAMILY_EMAIL_PATTERN, LIMITS, USER_EMAIL_PATTERN, VALIDATION } from '@lions/domain';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Lowered } from './validation.js';

/** An e-mail address; it is compared without regard to case. */
const EmailThat = (pattern: RegExp, message: string) =>
  applyDecorators(
    Lowered(),
    IsString({ message }),
    MaxLength(LIMITS.email, { message }),
    Matches(pattern, { message }),
  );

/** Where a family is written to: an address that mail can reach. */
export const FamilyEmail = (message: string = VALIDATION.emailInvalid) =>
  EmailThat(FAMILY_EMAIL_PATTERN, message);

/** An admin user's address, which may be of this machine alone. */
export const UserEmail = () => EmailThat(USER_EMAIL_PATTERN, VALIDATION.emailInvalid);
