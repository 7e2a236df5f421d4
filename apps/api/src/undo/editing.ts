import {
  applyDecorators,
  Catch,
  createParamDecorator,
  HttpCode,
  SetMetadata,
  UseFilters,
  type Type,
  type ArgumentsHost,
  type ExceptionFilter,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { LANGUAGES, LIMITS, ONE_LINE_PATTERN, VALIDATION, type Language } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { TAKES_DRY_RUN, type Caller, type CallerRequest } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { ConsequencesDto } from './undo.dto.js';

/** A coach's sentence to the families, in one or both languages. */
export type FamilyNote = Partial<Record<Language, string>>;

/** The caller of a route with `@Undoable()`. */
export interface Editor extends Caller {
  /** Only the consequences are wanted; nothing is changed. */
  isDryRun: boolean;
  note: FamilyNote | undefined;
}

/** The caller of a change without a dry run and without a sentence to the families. */
export const withoutNote = (caller: Caller): Editor => ({ ...caller, isDryRun: false, note: undefined });

const DRY_RUN = 'dry-run';
const NOTE_HEADERS: Record<Language, string> = { en: 'family-note-en', fr: 'family-note-fr' };

/** Ends the write of a dry run, which rolls it back. */
export class DryRunEnd extends Error {
  constructor(readonly answer: object) {
    super('Dry run');
  }
}

@Catch(DryRunEnd)
class DryRunFilter implements ExceptionFilter<DryRunEnd> {
  catch({ answer }: DryRunEnd, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().status(200).send(answer);
  }
}

/** A change that can be seen before it is made; its dry run answers 200 with `answer` and changes nothing. */
export const TakesDryRun = (answer: Type) =>
  applyDecorators(
    SetMetadata(TAKES_DRY_RUN, true),
    UseFilters(DryRunFilter),
    ApiExtraModels(answer),
    ApiHeader({
      name: 'Dry-Run',
      required: false,
      schema: { type: 'string', enum: ['true'] },
      description: `Answers 200 with a ${answer.name} and changes nothing`,
    }),
  );

/**
 * A change that can be seen before it is made, and undone until its mails leave. Pass the `@Editing()` caller to
 * `CoachChanges.write`.
 */
export const Undoable = () =>
  applyDecorators(
    TakesDryRun(ConsequencesDto),
    ...LANGUAGES.map((language) =>
      ApiHeader({
        name: `Family-Note-${language === 'en' ? 'En' : 'Fr'}`,
        required: false,
        description: `A sentence to the families in ${language === 'en' ? 'English' : 'French'}, percent-encoded UTF-8, at most ${LIMITS.familyNote} characters`,
      }),
    ),
  );

/** An undoable change without an answer, except to a dry run. */
export const UndoableDelete = () =>
  applyDecorators(
    Undoable(),
    HttpCode(204),
    ApiOkResponse({ type: ConsequencesDto, description: 'With `Dry-Run`' }),
    ApiNoContentResponse(),
  );

/** The caller with what the headers of `@Undoable()` ask for. @throws AppError VALIDATION_FAILED */
export const Editing = createParamDecorator((_: unknown, context: ExecutionContext): Editor => {
  const request = context.switchToHttp().getRequest<CallerRequest>();
  if (!request.user) throw new Error('Editing is on a route that is open to anyone');
  const notes = LANGUAGES.flatMap((language) => {
    const note = noteOf(NOTE_HEADERS[language], request.headers[NOTE_HEADERS[language]]);
    return note === '' ? [] : [[language, note] as const];
  });
  const note = notes.length === 0 ? undefined : Object.fromEntries(notes);
  return { ...request.user, isDryRun: request.headers[DRY_RUN] === 'true', note };
});

function noteOf(field: string, header: string | string[] | undefined): string {
  const note = decoded(header === undefined ? '' : String(header))?.trim();
  if (note === undefined || note.length > LIMITS.familyNote || !ONE_LINE_PATTERN.test(note))
    throw new AppError('VALIDATION_FAILED', { details: [{ field, message: VALIDATION.textInvalid }] });
  return note;
}

/** Undefined: not percent-encoded UTF-8. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
