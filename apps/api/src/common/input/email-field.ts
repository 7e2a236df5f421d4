import { applyDecorators } from '@nestjs/common';
import { FAMILY_EMAIL_PATTERN, LIMITS, USER_EMAIL_PATTERN, VALIDATION } from '@lions/domain';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Lowered } from './validation.js';

/** An e-mail address, lower-cased. */
const EmailThat = (pattern: RegExp, message: string) =>
  applyDecorators(
    Lowered(),
    IsString({ message }),
    MaxLength(LIMITS.email, { message }),
    Matches(pattern, { message }),
  );

/** A family's address, which must be reachable by mail. */
export const FamilyEmail = (message: string = VALIDATION.emailInvalid) =>
  EmailThat(FAMILY_EMAIL_PATTERN, message);

/** An admin user's address, which may be local to this machine. */
export const UserEmail = () => EmailThat(USER_EMAIL_PATTERN, VALIDATION.emailInvalid);
