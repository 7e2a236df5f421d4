import { applyDecorators } from '@nestjs/common';
import { EMAIL_PATTERN, LIMITS, VALIDATION } from '@lions/domain';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Lowered } from './validation.js';

/** An e-mail address; it is compared without regard to case. */
export const EmailAddress = (message: string = VALIDATION.emailInvalid) =>
  applyDecorators(
    Lowered(),
    IsString({ message }),
    MaxLength(LIMITS.email, { message }),
    Matches(EMAIL_PATTERN, { message }),
  );
