import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, DECORATORS, PartialType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  holdsLink,
  isCivilDate,
  isOnePlayer,
  LIMITS,
  MULTI_LINE_PATTERN,
  ONE_LINE_PATTERN,
  PHONE_PATTERN,
  plainPhone,
  plainText,
  SHOWN_PATTERN,
  USER_EMAIL_PATTERN,
  VALIDATION,
} from '@lions/domain';
import {
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { Changed, Lowered, Nullable, Trimmed } from './validation.js';

/** MySQL refuses a lone surrogate inside JSON. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether the database can store the text within `max` characters and return it unchanged. */
function isStorable(text: string, max: number): boolean {
  return Array.from(text).length <= max && !LONE_SURROGATE.test(text);
}

/**
 * A text of at most `max` characters that the database stores unchanged. class-validator's MaxLength counts a character
 * and its variation selector as one, MySQL's columns as two.
 */
export const Storable = (max: number, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'storable',
      constraints: [max],
      validator: { validate: (value) => typeof value === 'string' && isStorable(value, max) },
    },
    options,
  );

interface Messages {
  missing?: string;
  tooLong?: string;
}

/** A text that the pattern allows; its schema has the bound. It may be empty. */
const TextOf = (max: number, pattern: RegExp, { missing, tooLong = VALIDATION.textTooLong }: Messages = {}) =>
  applyDecorators(
    IsString(missing === undefined ? {} : { message: missing }),
    Storable(max, { message: tooLong }),
    Matches(pattern, { message: VALIDATION.textInvalid }),
    ApiProperty({ maxLength: max }),
  );

/** A trimmed text on one line; it may be empty. */
export const OneLineText = (max: number, messages?: Messages) =>
  applyDecorators(
    // A sheet's cells are pasted with tabs.
    Changed((text) => plainText(text).replaceAll('\t', ' ')),
    TextOf(max, ONE_LINE_PATTERN, messages),
  );

/** A trimmed text with line breaks; it may be empty. */
export const MultiLineText = (max: number) => applyDecorators(Trimmed(), TextOf(max, MULTI_LINE_PATTERN));

/** A trimmed, non-empty text on one line. */
export const RequiredText = (max: number, messages: Messages = {}) => {
  const missing = messages.missing ?? VALIDATION.required;
  return applyDecorators(
    OneLineText(max, { ...messages, missing }),
    MinLength(1, { message: missing }),
    ApiProperty({ minLength: 1 }),
  );
};

/** A name without a web address, because the club's mails contain it. */
export const WithoutLink = (options: { each?: boolean } = {}) =>
  ValidateBy(
    {
      name: 'withoutLink',
      validator: { validate: (name) => typeof name !== 'string' || !holdsLink(name) },
    },
    { ...options, message: VALIDATION.nameHoldsLink },
  );

/** A name: at least one character must be visible. */
const VisibleName = (max: number, missing: string) =>
  applyDecorators(
    RequiredText(max, { missing }),
    Matches(SHOWN_PATTERN, { message: missing }),
    WithoutLink(),
  );

/** A person's name without a semicolon, after which a spreadsheet begins another cell. */
export const PersonName = (max: number, missing: string) =>
  applyDecorators(VisibleName(max, missing), Matches(/^[^;]*$/, { message: VALIDATION.nameHoldsSemicolon }));

/** A player's name without a comma or a semicolon, which separate names in a list of players. */
export const PlayerName = () =>
  applyDecorators(
    VisibleName(LIMITS.playerName, VALIDATION.playerNameRequired),
    ValidateBy(
      {
        name: 'onePlayer',
        validator: { validate: (name) => typeof name !== 'string' || isOnePlayer(name) },
      },
      { message: VALIDATION.playerNameSeparated },
    ),
  );

/** An existing day, 'YYYY-MM-DD'. */
export const Day = () =>
  ValidateBy(
    { name: 'day', validator: { validate: (value) => typeof value === 'string' && isCivilDate(value) } },
    { message: ({ value }) => (value === undefined ? VALIDATION.required : VALIDATION.dateInvalid) },
  );

const INSTANT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** An instant as the API answers it, with milliseconds. */
export const Instant = () =>
  applyDecorators(
    IsISO8601({ strict: true }),
    Matches(INSTANT, { message: 'must be an instant with milliseconds, such as 2026-11-21T15:04:05.000Z' }),
  );

/** An e-mail address, lower-cased. */
const EmailThat = (pattern: RegExp, message: string) =>
  applyDecorators(
    Lowered(),
    IsString({ message }),
    MaxLength(LIMITS.email, { message }),
    Matches(pattern, { message }),
    ApiProperty({ maxLength: LIMITS.email }),
  );

/** A family's address, which must be reachable by mail. */
export const FamilyEmail = (message: string = VALIDATION.emailInvalid) =>
  EmailThat(FAMILY_EMAIL_PATTERN, message);

/** An admin user's address, which may be local to this machine. */
export const UserEmail = () => EmailThat(USER_EMAIL_PATTERN, VALIDATION.emailInvalid);

/** A telephone number, with any spaces and dashes. */
export const Phone = (message: string = VALIDATION.phoneInvalid) =>
  applyDecorators(
    Changed(plainPhone),
    IsString({ message }),
    MaxLength(LIMITS.phone, { message }),
    Matches(PHONE_PATTERN, { message }),
    ApiProperty({ example: '514-555-0100', maxLength: LIMITS.phone }),
  );

/** A whole number within the bounds, which its schema has. */
export const WholeNumber = (min: number, max: number, message: string = VALIDATION.wholeNumberInvalid) =>
  applyDecorators(
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
  );

/** The id of a row. */
export const Id = () => WholeNumber(1, LIMITS.id);

/**
 * The body of a call that merges: each field of the class is optional, and has no default. A client that fills in
 * defaults would otherwise change fields that its user left alone.
 */
export function partial<T>(whole: Type<T>): Type<Partial<T>> {
  const Changes = PartialType(whole, { skipNullProperties: false });
  const { prototype } = Changes as { prototype: object };
  for (const field of fieldsOf(prototype)) {
    const schema = { ...(Reflect.getMetadata(SCHEMA, prototype, field) as { default?: unknown }) };
    delete schema.default;
    Reflect.defineMetadata(SCHEMA, schema, prototype, field);
  }
  return Changes;
}

/** Variant of `partial` in which null removes the value of a field. */
export function clearable<T>(whole: Type<T>): Type<{ [Field in keyof T]?: T[Field] | null }> {
  const Changes = partial(whole);
  const { prototype } = Changes as { prototype: object };
  for (const field of fieldsOf(prototype))
    applyDecorators(ApiProperty({ nullable: true }), Nullable())(prototype, field);
  return Changes as Type<{ [Field in keyof T]?: T[Field] | null }>;
}

const { API_MODEL_PROPERTIES: SCHEMA, API_MODEL_PROPERTIES_ARRAY: FIELDS } = DECORATORS;

/** The names of a class's fields that are published. */
const fieldsOf = (prototype: object): string[] =>
  ((Reflect.getMetadata(FIELDS, prototype) ?? []) as `:${string}`[]).map((name) => name.slice(1));
