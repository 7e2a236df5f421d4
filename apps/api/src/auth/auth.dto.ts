import { ApiProperty } from '@nestjs/swagger';
import { changeScopeOf, LIMITS, ROLES, VALIDATION, type Role } from '@lions/domain';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { AdminUser } from './accounts/admin-user.entity.js';
import { Lowered, Optional } from '../platform/common/input/validation.js';

export class LoginDto {
  @ApiProperty({ example: 'superadmin', minLength: 1, maxLength: LIMITS.shortText })
  @Lowered()
  @IsString({ message: VALIDATION.credentialsRequired })
  @MinLength(1, { message: VALIDATION.credentialsRequired })
  @MaxLength(LIMITS.shortText)
  username: string;

  @ApiProperty({
    format: 'password',
    example: 'another long sentence',
    minLength: 1,
    maxLength: LIMITS.shortText,
  })
  @IsString({ message: VALIDATION.credentialsRequired })
  @MinLength(1, { message: VALIDATION.credentialsRequired })
  @MaxLength(LIMITS.shortText)
  password: string;

  @ApiProperty({
    example: '123456',
    required: false,
    minLength: 1,
    maxLength: LIMITS.secondFactorCode,
    description: 'Where a second factor is set up: a code of the authenticator app, or a recovery code',
  })
  @Optional()
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.secondFactorCode)
  code?: string;
}

/** A change of the caller's own password. */
export class ChangePasswordDto {
  @ApiProperty({
    format: 'password',
    example: 'another long sentence',
    minLength: 1,
    maxLength: LIMITS.shortText,
  })
  @IsString()
  @MinLength(1, { message: VALIDATION.required })
  @MaxLength(LIMITS.shortText)
  currentPassword: string;

  @ApiProperty({
    format: 'password',
    example: 'skates under the bench',
    minLength: LIMITS.password.min,
    maxLength: LIMITS.shortText,
  })
  @IsString()
  @MinLength(LIMITS.password.min, { message: VALIDATION.passwordTooShort })
  @MaxLength(LIMITS.shortText)
  newPassword: string;
}

/** A new password through a reset link. */
export class ResetPasswordDto {
  @ApiProperty({
    example: 'nY2lq0r8Yw',
    description: 'The token of the link',
    minLength: 1,
    maxLength: LIMITS.shortText,
  })
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.shortText)
  token: string;

  @ApiProperty({
    format: 'password',
    example: 'skates under the bench',
    minLength: LIMITS.password.min,
    maxLength: LIMITS.shortText,
  })
  @IsString()
  @MinLength(LIMITS.password.min, { message: VALIDATION.passwordTooShort })
  @MaxLength(LIMITS.shortText)
  newPassword: string;
}

/** The signed-in user. */
export class CurrentUserDto {
  @ApiProperty({ example: 1 }) id: number;
  @ApiProperty({ example: 'Demo' }) firstName: string;
  @ApiProperty({ example: 'Superadmin' }) lastName: string;
  @ApiProperty({ example: 'superadmin' }) username: string;
  @ApiProperty({ example: 'superadmin@localhost' }) email: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role' }) role: Role;
  @ApiProperty({
    type: [Number],
    nullable: true,
    example: null,
    description: 'The teams that the user may change; null: all teams',
  })
  teamIds: number[] | null;
  @ApiProperty({ example: true, description: 'False only for a coach with some teams' })
  mayChangePractices: boolean;
  @ApiProperty({
    example: false,
    description: 'True: every other call is refused until the second factor is set up',
  })
  mustSetUpSecondFactor: boolean;
}

/** The answer of calls that return no data. */
export class DoneDto {
  @ApiProperty({ example: true }) ok: boolean;
}

/** The answer of a password that was set by a link. */
export class PasswordSetDto extends DoneDto {
  @ApiProperty({ example: 'demo.coach', description: 'The name to sign in with' }) username: string;
}

export function toCurrentUserDto(user: AdminUser, mustSetUpSecondFactor: boolean): CurrentUserDto {
  const { id, firstName, lastName, username, email, role } = user;
  return { id, firstName, lastName, username, email, role, ...changeScopeOf(user), mustSetUpSecondFactor };
}
