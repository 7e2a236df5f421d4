import { ApiProperty, OmitType } from '@nestjs/swagger';
import { LIMITS, ROLES, USER_EMAIL_PATTERN, USERNAME_PATTERN, VALIDATION, type Role } from '@lions/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { hasSecondFactor, type AdminUser } from '../auth/accounts/admin-user.entity.js';
import { Day, partial, PersonName, UserEmail } from '../platform/common/input/fields.js';
import { Clearable, Lowered, Nullable, Optional } from '../platform/common/input/validation.js';
import type { SignInFailures } from '../auth/passwords/lockout.service.js';

const PRACTICES_TOO =
  'Whether a coach with some teams may change practices, too; without effect for others. False for a new user';
const VETTED_ON = 'The day of the last background check, by the club’s calendar; null: none is known';
const WHOLE_NUMBERS = { each: true, message: VALIDATION.wholeNumberInvalid };

export class CreateUserDto {
  @ApiProperty({ example: 'Demo' })
  @PersonName(LIMITS.personName, VALIDATION.firstNameRequired)
  firstName: string;

  @ApiProperty({ example: 'Coach' })
  @PersonName(LIMITS.personName, VALIDATION.lastNameRequired)
  lastName: string;

  @ApiProperty({
    example: 'demo.coach',
    minLength: LIMITS.username.min,
    maxLength: LIMITS.username.max,
    pattern: USERNAME_PATTERN.source,
  })
  @Lowered()
  @IsString({ message: VALIDATION.usernameInvalid })
  @MinLength(LIMITS.username.min, { message: VALIDATION.usernameInvalid })
  @MaxLength(LIMITS.username.max, { message: VALIDATION.usernameInvalid })
  @Matches(USERNAME_PATTERN, { message: VALIDATION.usernameInvalid })
  username: string;

  @ApiProperty({
    example: 'demo.coach@example.test',
    pattern: USER_EMAIL_PATTERN.source,
  })
  @UserEmail()
  email: string;

  @ApiProperty({
    format: 'password',
    minLength: LIMITS.password.min,
    maxLength: LIMITS.shortText,
    example: 'a long sentence',
    required: false,
    description: 'Without it the user gets an invitation, and chooses a password by its link',
  })
  @Optional()
  @IsString({ message: VALIDATION.passwordTooShort })
  @MaxLength(LIMITS.shortText, { message: VALIDATION.textTooLong })
  @MinLength(LIMITS.password.min, { message: VALIDATION.passwordTooShort })
  password?: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role', default: 'coach', required: false })
  @Optional()
  @IsIn(ROLES, { message: VALIDATION.roleInvalid })
  role?: Role;

  @ApiProperty({
    example: [4, 7],
    type: 'array',
    nullable: true,
    required: false,
    default: null,
    uniqueItems: true,
    maxItems: LIMITS.teamsOfCoach,
    items: { type: 'integer', minimum: 1, maximum: LIMITS.id },
    description: 'The teams that a coach may change; null: all teams. Without effect for a superadmin',
  })
  @Nullable()
  @IsArray()
  @ArrayMaxSize(LIMITS.teamsOfCoach)
  @ArrayUnique()
  @IsInt(WHOLE_NUMBERS)
  @Min(1, WHOLE_NUMBERS)
  @Max(LIMITS.id, WHOLE_NUMBERS)
  teamIds?: number[] | null;

  @ApiProperty({ example: true, required: false, description: PRACTICES_TOO })
  @Optional()
  @IsBoolean()
  mayChangePractices?: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: '2025-08-20',
    description: `${VETTED_ON}. Not in the future`,
  })
  @Clearable()
  @Day()
  vettedOn?: string | null;
}

/** The changes of an admin user; missing fields stay. */
export class UpdateUserDto extends partial(OmitType(CreateUserDto, ['password'])) {
  @ApiProperty({
    example: true,
    required: false,
    description: 'false: cannot sign in; all sessions end at once',
  })
  @Optional()
  @IsBoolean()
  isActive?: boolean;
}

/** An admin user for superadmins, without the hash. */
export class UserDto {
  @ApiProperty({ example: 2 }) id: number;
  @ApiProperty({ example: 'Demo' }) firstName: string;
  @ApiProperty({ example: 'Coach' }) lastName: string;
  @ApiProperty({ example: 'demo.coach' }) username: string;
  @ApiProperty({ example: 'demo.coach@example.test' }) email: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role' }) role: Role;
  @ApiProperty({
    type: [Number],
    nullable: true,
    example: [4, 7],
    description: 'The teams that a coach may change; null: all teams. Without effect for a superadmin',
  })
  teamIds: number[] | null;
  @ApiProperty({ example: false, description: PRACTICES_TOO }) mayChangePractices: boolean;
  @ApiProperty({ type: String, nullable: true, example: '2025-08-20', description: VETTED_ON }) vettedOn:
    string | null;
  @ApiProperty({ example: true }) isActive: boolean;
  @ApiProperty({
    example: false,
    description: 'Has not chosen a password yet: the invitation is open or expired',
  })
  isInvited: boolean;
  @ApiProperty({ example: false, description: 'Whether an authenticator app or a passkey is set up' })
  hasSecondFactor: boolean;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T15:04:05.000Z' }) lastLogin:
    string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-21T15:19:05.000Z',
    description: 'End of the lock after too many wrong passwords',
  })
  lockedUntil: string | null;
  @ApiProperty({
    example: 0,
    description: 'Wrong passwords that count towards the lock; 0 after a right one, an unlock, or 15 minutes',
  })
  failedLoginAttempts: number;
  @ApiProperty({ example: 1 }) version: number;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** An invitation: its link works once and for seven days. */
export class InvitationDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The link to hand over, shown once; null: it is sent to the user by mail',
  })
  url: string | null;
  @ApiProperty({ example: '2026-11-28T15:04:05.000Z' }) expiresAt: string;
}

/** A user who was just created. */
export class CreatedUserDto extends UserDto {
  @ApiProperty({ type: InvitationDto, nullable: true, description: 'Null: created with a password' })
  invitation: InvitationDto | null;
}

/** A single-use link to choose a new password within the hour. */
export class ResetLinkDto {
  @ApiProperty({ example: 'https://club.example/admin/reset-password#token' }) url: string;
  @ApiProperty({ example: '2026-11-21T16:04:05.000Z' }) expiresAt: string;
}

export function toUserDto(user: AdminUser, failures: SignInFailures): UserDto {
  const { id, firstName, lastName, username, email, role, teamIds, mayChangePractices, vettedOn } = user;
  const { isActive, version } = user;
  return {
    id,
    firstName,
    lastName,
    username,
    email,
    role,
    teamIds,
    mayChangePractices,
    vettedOn,
    isActive,
    isInvited: user.passwordHash === '',
    hasSecondFactor: hasSecondFactor(user),
    version,
    lastLogin: user.lastLogin?.toISOString() ?? null,
    lockedUntil: failures.lockedUntil?.toISOString() ?? null,
    failedLoginAttempts: failures.failedLoginAttempts,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
