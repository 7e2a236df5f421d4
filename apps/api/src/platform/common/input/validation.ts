import {
  applyDecorators,
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type ValidationError,
} from '@nestjs/common';
import { LIMITS, plainText } from '@lions/domain';
import { Transform } from 'class-transformer';
import { getMetadataStorage, ValidateIf } from 'class-validator';
import { AppError, type FieldError } from '../app-error.js';
import { beyondBounds, UNKNOWN_FIELD, type InputClass } from './input-bounds.js';

/** The field may be missing, but null is refused; class-validator's IsOptional accepts null. */
export const Optional = () => ValidateIf((_, value) => value !== undefined);

/** The field may be missing or null. */
export const Nullable = () => ValidateIf((_, value) => value !== undefined && value !== null);

/** The field may be missing; null or an empty text clears it and becomes null. */
export const Clearable = () =>
  applyDecorators(
    Nullable(),
    Transform(({ value }: { value: unknown }) => (isEmptyText(value) ? null : value)),
  );

const isEmptyText = (value: unknown) => typeof value === 'string' && plainText(value) === '';

/** Changes a text, or each of a list, before it is validated. */
export const Changed = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => {
    const changed = (each: unknown) => (typeof each === 'string' ? change(each) : each);
    return Array.isArray(value) ? value.map(changed) : changed(value);
  });

/** Trims white space, removes invisible characters, and composes letters (NFC). */
export const Trimmed = () => Changed(plainText);

/** Trims as `Trimmed` and lower-cases, for values that are compared without case. */
export const Lowered = () => Changed((text) => plainText(text).toLowerCase());

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = `${path}${error.property}`;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: rule === 'whitelistValidation' ? UNKNOWN_FIELD : message,
    }));
    return [...own.slice(0, 1), ...fieldErrors(error.children ?? [], `${field}.`)];
  });
}

/**
 * Keeps the rules of each class: class-validator looks through those of all classes for each value, although they stay as
 * they are once the classes are loaded.
 */
function keepRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (target, ...options) => {
    // The schema and the groups, which the pipe below does not use.
    if (options.some(Boolean)) return find(target, ...options);
    const rules = known.get(target) ?? find(target, ...options);
    known.set(target, rules);
    return rules;
  };
}
keepRules();

class StrictValidationPipe extends ValidationPipe {
  /** Leaves ids alone: the stock pipe would turn '1e3' into 1000 before `ParseIdPipe` sees it. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  /** Removes the fields that were not sent: a class has them as undefined, which would overwrite the row. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if ((type !== 'body' && type !== 'query') || metatype === undefined)
      return super.transform(value, metadata);
    // A missing body counts as an empty one.
    const given = value === undefined ? {} : value;
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new AppError('VALIDATION_FAILED');
    const details = beyondBounds(given, metatype as InputClass);
    if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
    const input = (await super.transform(given, metadata)) as object;
    for (const [field, content] of Object.entries(input))
      if (content === undefined) Reflect.deleteProperty(input, field);
    return input;
  }
}

/**
 * Validates every body and query by its class, after a look at its size: unknown fields, null and wrong types are
 * refused, one message per field.
 */
export function createValidationPipe(): ValidationPipe {
  return new StrictValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new AppError('VALIDATION_FAILED', { details: fieldErrors(errors) }),
  });
}

/** An id in a path: a positive whole number that the database can hold, else 400. */
@Injectable()
export class ParseIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
    if (!(id <= LIMITS.id)) throw new AppError('MALFORMED_ID');
    return id;
  }
}
