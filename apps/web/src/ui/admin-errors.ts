import { isApiError } from '@lions/api-client';
import { validationKey } from '@lions/domain';
import type { FormInstance, FormProps } from 'antd';
import type { TFunction } from 'i18next';
import { notify } from './notice-store';

/** One wrong field, told in the reader's language. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** The wrong fields of a failed call; a sentence that no table has is shown as the API wrote it. */
export function fieldProblems(t: TFunction, error: unknown): FieldProblem[] {
  if (!isApiError(error)) return [];
  return error.details.map(({ field, message }) => {
    const key = validationKey(message);
    return { field, message: key ? t(`validation.${key}`) : message };
  });
}

/** One sentence, in the reader's language, that says why a call failed. */
export function errorSentence(t: TFunction, error: unknown): string {
  if (!isApiError(error)) return t('common.unexpected');
  if (error.status === 0) return t('common.unreachable');
  const [problem] = fieldProblems(t, error);
  if (problem) return problem.message;
  const sentence = error.code ? t(`errors.${error.code}`) : t('common.unexpected');
  return error.requestId ? `${sentence} (${error.requestId})` : sentence;
}

/** The spec's notice of a failure: 'Error', what did not work, and why. */
export function notifyFailure(t: TFunction, what: string, error: unknown): void {
  notify({ kind: 'error', title: t('common.error'), description: `${what}. ${errorSentence(t, error)}` });
}

/** Puts the API's complaints under the form's fields. */
export function showFieldProblems<Values>(form: FormInstance<Values>, t: TFunction, error: unknown): void {
  const problems = fieldProblems(t, error).map(({ field, message }) => ({ name: field, errors: [message] }));
  // The API names fields as the form does; a name that the form lacks is ignored by it.
  form.setFields(problems as unknown as Parameters<typeof form.setFields>[0]);
}

/** What antd tells of fields that its rules refused, in the form of the API's complaints. */
export function refusedFields<Values>(
  refusal: Parameters<NonNullable<FormProps<Values>['onFinishFailed']>>[0],
): FieldProblem[] {
  return refusal.errorFields.map(({ name, errors }) => ({
    field: String((name as (string | number)[])[0]),
    message: errors[0] ?? '',
  }));
}

/** The spec's notice of refused fields: 'Validation Error', 'field: message' joined by commas. */
export function notifyInvalid(t: TFunction, problems: FieldProblem[], labels: Record<string, string>): void {
  const description = problems
    .map(({ field, message }) => t('common.fieldMessage', { field: labels[field] ?? field, message }))
    .join(', ');
  notify({ kind: 'error', title: t('common.validationError'), description });
}
