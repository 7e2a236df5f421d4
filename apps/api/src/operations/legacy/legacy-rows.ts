import { applyDecorators } from '@nestjs/common';
import {
  civilDateOf,
  LEAGUES,
  LIMITS,
  parseTimeRange,
  PRACTICE_POSITIONS,
  REGISTRATION_FIELDS,
  TEAM_FIELDS,
  USERNAME_PATTERN,
  type League,
  type PracticePosition,
} from '@lions/domain';
import { IsBoolean, IsIn, IsInt, IsString, Length, Matches, Max, Min, ValidateBy } from 'class-validator';
import { FamilyEmail, Phone, PlayerName, RequiredText } from '../../platform/common/input/fields.js';
import { Lowered, Nullable } from '../../platform/common/input/validation.js';

const { birthYear } = REGISTRATION_FIELDS;

const Passes = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate } }, { message });

const textThat = (test: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && test(value);

/** A row's id in the older system, a number or a text. */
const LegacyId = () =>
  Passes(
    'legacyId',
    (id) =>
      (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) ||
      (typeof id === 'string' && /^[\w-]{1,60}$/.test(id)),
    'must be a whole number or up to 60 letters, digits and hyphens',
  );

const LegacyInstant = () =>
  applyDecorators(
    Nullable(),
    Passes(
      'instant',
      textThat(
        (text) =>
          text.length <= 40 && civilDateOf(text.slice(0, 10)) !== undefined && !isNaN(Date.parse(text)),
      ),
      'must be an instant such as 2024-08-01T12:00:00Z',
    ),
  );

/** A row of the older Tryout model. */
export class LegacyTryout {
  @LegacyId() id: number | string;
  @RequiredText(TEAM_FIELDS.name.max) teamName: string;
  @Lowered() @IsIn(LEAGUES, { message: `must be one of ${LEAGUES.join(', ')}` }) league: League;
  @Passes(
    'day',
    textThat((text) => text.length <= 40 && civilDateOf(text) !== undefined),
    'must be a day, YYYY-MM-DD',
  )
  date: string;
  @Passes(
    'times',
    textThat((text) => text.length <= 40 && parseTimeRange(text) !== undefined),
    "must be a start and an end, such as '6:00 PM - 7:30 PM'",
  )
  time: string;
  @RequiredText(LIMITS.location) location: string;
  @Nullable() @IsInt() @Min(LIMITS.sessionCapacity.min) @Max(LIMITS.sessionCapacity.max) maxPlayers?:
    number | null;
  @Nullable() @IsIn(['open', 'closed', 'full'], { message: 'must be open, closed or full' }) status?:
    string | null;
  @Nullable() @IsBoolean() isActive?: boolean | null;
  @LegacyInstant() createdAt?: string | null;
}

/** A row of the older tryout registrations. */
export class LegacyRegistration {
  @LegacyId() id: number | string;
  @LegacyId() tryoutId: number | string;
  @PlayerName() playerName: string;
  @FamilyEmail('must be an e-mail address')
  parentEmail: string;
  @IsIn(PRACTICE_POSITIONS, { message: 'must be D, F or G' }) position: PracticePosition;
  @IsInt() @Min(birthYear.min) @Max(birthYear.max) birthYear: number;
  @Nullable()
  @Phone('must be a telephone number')
  phoneNumber?: string | null;
  @LegacyInstant() createdAt?: string | null;
}

/** A row of the older users. */
export class LegacyUser {
  @LegacyId() id: number | string;
  @Lowered()
  @IsString()
  @Length(LIMITS.username.min, LIMITS.username.max)
  @Matches(USERNAME_PATTERN, { message: 'must be letters, digits, dots, hyphens and underscores' })
  username: string;
  /** Never read: the old password is not imported. */
  @Nullable() @IsString() password?: string | null;
}
