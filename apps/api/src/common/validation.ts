import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { plainText } from '@lions/domain';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { AppError, type FieldError } from './app-error.js';

/** The field may be missing, but null is refused: class-validator's IsOptional would let it through. */
export const Optional = () => ValidateIf((_, value) => value !== undefined);

/** The field may be missing or null. */
export const Nullable = () => ValidateIf((_, value) => value !== undefined && value !== null);

/** Takes white space off both ends and invisible marks out, and writes letters in their composed form. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plainText(value) : value));

/** As `Trimmed`, and in lower case: for what is compared without regard to case. */
export const Lowered = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? plainText(value).toLowerCase() : value,
  );

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = `${path}${error.property}`;
    const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: rule === 'whitelistValidation' ? 'Unknown field' : message,
    }));
    return [...own.slice(0, 1), ...fieldErrors(error.children ?? [], `${field}.`)];
  });
}

class HousePipe extends ValidationPipe {
  /** Leaves ids alone: the stock pipe would turn '1e3' into 1000 before `ParseIdPipe` sees it. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  /** Takes out the fields that were not sent: a class has them as undefined, which would overwrite what is there. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const isBody = metadata.type === 'body' && metadata.metatype !== undefined;
    // No body is an empty one; null is none of the things a body may be, though the stock pipe lets both through.
    if (isBody && value === null) throw new AppError('VALIDATION_FAILED');
    const input: unknown = await super.transform(isBody ? (value ?? {}) : value, metadata);
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
    for (const [field, content] of Object.entries(input))
      if (content === undefined) Reflect.deleteProperty(input, field);
    return input;
  }
}

/** Checks every body and query by its class: unknown fields, null and wrong types are refused, one message a field. */
export function createValidationPipe(): ValidationPipe {
  return new HousePipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new AppError('VALIDATION_FAILED', { details: fieldErrors(errors) }),
  });
}
