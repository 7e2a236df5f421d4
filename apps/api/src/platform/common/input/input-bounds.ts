import { applyDecorators } from '@nestjs/common';
import { LIMITS, VALIDATION } from '@lions/domain';
import { Type } from 'class-transformer';
import {
  getMetadataStorage,
  IsObject,
  ValidateBy,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import { MOST_DETAILS, type FieldError } from '../app-error.js';

/** A text this many times as long as its limit is refused unread: normalizing takes time that grows with the square. */
const TEXT_FACTOR = 4;
/** Fields and entries of one input that its class does not declare, at all depths together. */
const MOST_UNKNOWN = 32;
/** Levels of objects and lists; the deepest valid body, practices created in one call, has three. */
const MOST_LEVELS = 10;

export const UNKNOWN_FIELD = 'Unknown field';

/** A DTO. */
export type InputClass = abstract new () => object;

/** Names of rules that only declare what a field may hold. */
const NESTED = 'nested';
const OPEN_OBJECT = 'openObject';
const CHECKED_LATER = 'checkedLater';

const declares = (name: string, constraints: unknown[] = []) =>
  ValidateBy({ name, constraints, validator: { validate: () => true } });

/**
 * An object of that class, or with `each` a list of them. Class-validator alone accepts a list in its place, and
 * validates the entries.
 */
export const Nested = (type: () => InputClass, options: ValidationOptions = {}) =>
  applyDecorators(IsObject(options), ValidateNested(options), Type(type as never), declares(NESTED, [type]));

/** An object with fields that the service checks; its texts are at most `LIMITS.shortText` times four. */
export const OpenObject = () => applyDecorators(IsObject(), declares(OPEN_OBJECT));

/** The bound of a text whose length the service checks, with an error of its own. */
export const CheckedLater = (max: number) => declares(CHECKED_LATER, [max]);

/** Bounds of a field, as its rules declare them. */
export interface FieldBounds {
  /** Characters of the text, or of each text of the list; undefined when no rule declares them. */
  text: number | undefined;
  textMessage: string;
  /** Entries of the list; undefined for another field. */
  entries: number | undefined;
  entriesMessage: string;
  /** The class of the object, or of those in the list. */
  nested: InputClass | undefined;
  isOpen: boolean;
}

/** Rules that limit the characters of a text. */
const LENGTHS = ['maxLength', 'storable', CHECKED_LATER];

const messageOf = (rule: ValidationMetadata | undefined, standard: string) =>
  typeof rule?.message === 'string' ? rule.message : standard;

function toBounds(rules: ValidationMetadata[]): FieldBounds {
  const named = (name: string) => rules.find((rule) => rule.name === name);
  const limitOf = (rule: ValidationMetadata) => rule.constraints[0] as number;
  const [shortest] = rules
    .filter(({ name = '' }) => LENGTHS.includes(name))
    .sort((a, b) => limitOf(a) - limitOf(b));
  const most = named('arrayMaxSize');
  const nested = named(NESTED)?.constraints[0] as (() => InputClass) | undefined;
  return {
    text: shortest && limitOf(shortest),
    textMessage: messageOf(shortest, VALIDATION.textTooLong),
    entries: most && limitOf(most),
    entriesMessage: messageOf(most, VALIDATION.rowsTooMany),
    nested: nested?.(),
    isOpen: named(OPEN_OBJECT) !== undefined,
  };
}

const known = new Map<InputClass, ReadonlyMap<string, FieldBounds>>();

/** The bounds of each field of a DTO, by its name. */
export function boundsOf(target: InputClass): ReadonlyMap<string, FieldBounds> {
  const found = known.get(target);
  if (found) return found;
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  const bounds = new Map(
    [...names].map((name) => [name, toBounds(rules.filter((rule) => rule.propertyName === name))]),
  );
  known.set(target, bounds);
  return bounds;
}

/** Names on Object.prototype: class-validator treats them as known fields, class-transformer drops some of them. */
const OF_EVERY_OBJECT = new Set(Object.getOwnPropertyNames(Object.prototype));

/** One look through an input, which ends as soon as the input is refused for good. */
class InputWalk {
  private readonly refused: FieldError[] = [];
  private readonly unknown: FieldError[] = [];

  /** The fields to answer; empty when the input may be validated. */
  get result(): FieldError[] {
    return this.unknown.length > MOST_UNKNOWN ? this.unknown : this.refused;
  }

  private get isOver(): boolean {
    return this.unknown.length > MOST_UNKNOWN || this.refused.length >= MOST_DETAILS;
  }

  object(input: object, fieldsOf: (name: string) => FieldBounds | undefined, path = '', level = 1): void {
    for (const name of Object.keys(input)) {
      if (this.isOver) return;
      const field = `${path}${name}`;
      const value = (input as Record<string, unknown>)[name];
      if (OF_EVERY_OBJECT.has(name)) this.refused.push({ field, message: UNKNOWN_FIELD });
      else this.value(value, fieldsOf(name), field, level);
    }
  }

  /** `bounds` is undefined for a field or an entry that the class does not declare. */
  private value(value: unknown, bounds: FieldBounds | undefined, field: string, level: number): void {
    if (bounds === undefined) this.unknown.push({ field, message: UNKNOWN_FIELD });
    else if (typeof value === 'string' && value.length > TEXT_FACTOR * (bounds.text ?? LIMITS.shortText))
      this.refused.push({ field, message: bounds.textMessage });
    if (typeof value !== 'object' || value === null) return;
    if (level === MOST_LEVELS) this.refused.push({ field, message: UNKNOWN_FIELD });
    else if (!Array.isArray(value)) this.object(value, this.fieldsOf(bounds), `${field}.`, level + 1);
    else if (bounds?.entries !== undefined && value.length > bounds.entries)
      this.refused.push({ field, message: bounds.entriesMessage });
    else this.object(value, () => entryOf(bounds), `${field}.`, level + 1);
  }

  private fieldsOf(bounds: FieldBounds | undefined): (name: string) => FieldBounds | undefined {
    if (bounds?.isOpen) return () => bounds;
    const fields = bounds?.nested && boundsOf(bounds.nested);
    return (name) => fields?.get(name);
  }
}

/** The bounds of an entry; undefined where the class declares no list. A list in a list is not declared. */
function entryOf(bounds: FieldBounds | undefined): FieldBounds | undefined {
  if (bounds?.isOpen) return bounds;
  return bounds?.entries === undefined ? undefined : { ...bounds, entries: undefined };
}

/**
 * The fields for which a body or query is refused before anything of it is normalized or validated: texts far beyond
 * their limit, lists longer than theirs, too many unknown fields, too many levels, and names on Object.prototype. The
 * cost grows with the known fields only. See docs/decisions/anonymous-requests.md.
 */
export function beyondBounds(input: object, target: InputClass): FieldError[] {
  const walk = new InputWalk();
  const fields = boundsOf(target);
  walk.object(input, (name) => fields.get(name));
  return walk.result;
}
