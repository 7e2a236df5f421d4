import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiResponse } from '@nestjs/swagger';
import {
  API_SCOPES,
  AUDIT_SUBJECTS,
  ERRORS,
  type ApiScope,
  type AuditSubject,
  type ErrorCode,
} from '@lions/domain';
import { errorBody, type ActivityStart, type FieldError } from './app-error.js';

class ActivityStartDto implements ActivityStart {
  @ApiProperty({ example: '2026-12-05' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: '2026-12-05T23:00:00.000Z' }) startsAt: string;
}

/** One invalid field. */
class FieldErrorDto {
  @ApiProperty({ example: 'name' }) field: string;
  @ApiProperty({ example: 'Team name is required' }) message: string;
  @ApiProperty({ required: false, example: 'Demo Player 01', description: 'The refused entry of a list' })
  entry?: string;
  @ApiProperty({
    type: ActivityStartDto,
    required: false,
    description: 'With ACTIVITY_MOVED: when the practice or session of this field starts now',
  })
  current?: ActivityStartDto;
}

/** Something that was changed meanwhile. */
class ChangedThingDto {
  @ApiProperty({ enum: AUDIT_SUBJECTS, enumName: 'AuditSubject' }) subject: AuditSubject;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA', description: 'As in the audit log' })
  name: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28', description: 'The day of a session' })
  date: string | null;
}

/** The one error shape. See docs/decisions/api-errors.md. */
export class ErrorDto {
  @ApiProperty({ example: 404 }) statusCode: number;
  @ApiProperty({ example: 'Team not found', description: 'An English sentence for the user' }) error: string;
  @ApiProperty({ enum: Object.keys(ERRORS), enumName: 'ErrorCode', example: 'TEAM_NOT_FOUND' })
  code: ErrorCode;
  @ApiProperty({ type: [FieldErrorDto], required: false }) details?: FieldErrorDto[];
  @ApiProperty({
    required: false,
    example: 'M15 AAA',
    description: 'With TEAM_OUT_OF_SCOPE: the team that is not in the scope; absent when it is all teams',
  })
  team?: string;
  @ApiProperty({
    enum: API_SCOPES,
    enumName: 'ApiScope',
    required: false,
    description: 'With SCOPE_MISSING: the scope that the key lacks',
  })
  scope?: ApiScope;
  @ApiProperty({
    type: [ChangedThingDto],
    required: false,
    description: 'With UNDO_CONFLICT: what was changed since, as far as it is known',
  })
  changed?: ChangedThingDto[];
  @ApiProperty({
    type: Object,
    required: false,
    description:
      'With VERSION_CONFLICT: the row as it is now. With ACTIVITY_MOVED: date, time and startsAt of the first that was moved',
  })
  current?: object;
  @ApiProperty({
    required: false,
    example: 'Demo Coach',
    description:
      "With VERSION_CONFLICT: who changed the row last, or 'server'; absent when the log has no entry",
  })
  changedBy?: string;
  @ApiProperty({ required: false, example: '2026-11-21T15:04:05.000Z', description: 'When that was' })
  changedAt?: string;
}

/** The documented answers with these errors, by status, each error with an example; `details` are of VALIDATION_FAILED. */
export function errorAnswers(codes: readonly ErrorCode[], details?: FieldError[]) {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))];
  return statuses.map((status) => {
    const group = codes.filter((code) => ERRORS[code].status === status);
    return {
      status,
      description: group.map((code) => ERRORS[code].error).join(' · '),
      examples: Object.fromEntries(
        group.map((code) => [
          code,
          {
            summary: code,
            value: errorBody({
              code,
              ...(code === 'VALIDATION_FAILED' && details && { extras: { details } }),
            }),
          },
        ]),
      ),
    };
  });
}

/** Declares the errors of a call that `platform/contract/derived-errors.ts` cannot derive. */
export const ApiErrors = (...codes: ErrorCode[]) =>
  applyDecorators(...errorAnswers(codes).map((answer) => ApiResponse({ ...answer, type: ErrorDto })));
