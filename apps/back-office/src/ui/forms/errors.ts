import { isApiError } from '@lions/api-client';
import { nameProblem, validationKey, type ErrorCode } from '@lions/domain';
import { notify } from '@lions/web-base';
import type { FormInstance, FormProps } from 'antd';
import type { TFunction } from 'i18next';

/** One invalid field, with its message in the reader's language. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** Invalid fields of a failed call; an unknown message is shown as the API wrote it. */
export function fieldProblems(t: TFunction, error: unknown): FieldProblem[] {
  if (!isApiError(error)) return [];
  return error.details.map(({ field, message, entry }) => {
    const key = validationKey(message);
    const sentence = key ? t(`validation.${key}`) : message;
    return {
      field,
      message: entry === undefined ? sentence : t('common.fieldMessage', { field: entry, message: sentence }),
    };
  });
}

/** Texts for a proxy's status, which comes without an error code. */
const CODE_OF_STATUS: Record<number, ErrorCode | undefined> = {
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * Why a call failed, in one sentence in the reader's language, with the time to wait where the API names it.
 */
export function errorSentence(t: TFunction, error: unknown): string {
  if (!isApiError(error)) return t('common.unexpected');
  if (error.status === 0) return t('common.unreachable');
  const [problem] = fieldProblems(t, error);
  if (problem) return problem.message;
  const code = error.code ?? CODE_OF_STATUS[error.status];
  const sentence = code ? t(`errors.${code}`) : t('common.unexpected');
  if (error.team !== undefined) return t('common.fieldMessage', { field: error.team, message: sentence });
  if (error.requestId) return `${sentence} (${error.requestId})`;
  const { status, retryAfterSeconds: count } = error;
  const isToWait = count !== undefined && (status === 429 || status === 503);
  return isToWait ? `${sentence} ${t('common.waitSeconds', { count })}` : sentence;
}

/** Errors of a lost sign-in, which has its own dialog. */
const SIGN_IN_LOST: (ErrorCode | undefined)[] = ['NOT_SIGNED_IN', 'SIGNED_IN_AS_OTHER'];

/** Failure notice: 'Error', what did not work, and why. None for a lost sign-in. */
export function notifyFailure(t: TFunction, what: string, error: unknown): void {
  if (isApiError(error) && SIGN_IN_LOST.includes(error.code)) return;
  notify({ kind: 'error', title: t('common.error'), description: `${what}. ${errorSentence(t, error)}` });
}

/** Shows the API's field errors under the form's fields. */
export function showFieldProblems<Values>(form: FormInstance<Values>, t: TFunction, error: unknown): void {
  const problems = fieldProblems(t, error).map(({ field, message }) => ({ name: field, errors: [message] }));
  // The API uses the form's field names; the form ignores unknown ones.
  form.setFields(problems as unknown as Parameters<typeof form.setFields>[0]);
  showField(form, problems[0]?.name);
}

/** Scrolls to a refused field and focuses it: on a phone it may be above the part of a dialog that is in view. */
function showField<Values>(form: FormInstance<Values>, name: string | undefined): void {
  if (name !== undefined) form.scrollToField(name as never, { focus: true, block: 'center' });
}

/** antd's validation errors in the shape of the API's field errors. */
export function refusedFields<Values>(
  refusal: Parameters<NonNullable<FormProps<Values>['onFinishFailed']>>[0],
): FieldProblem[] {
  return refusal.errorFields.map(({ name, errors }) => ({
    field: String((name as (string | number)[])[0]),
    message: errors[0] ?? '',
  }));
}

/** Notice of invalid fields: 'Validation Error', 'field: message' joined by commas. */
export function notifyInvalid(t: TFunction, problems: FieldProblem[], labels: Record<string, string>): void {
  const description = problems
    .map(({ field, message }) => t('common.fieldMessage', { field: labels[field] ?? field, message }))
    .join(', ');
  notify({ kind: 'error', title: t('common.validationError'), description });
}

/** The rule of a person's name, as the API's. */
export const nameRule = (t: TFunction) => ({
  validator: (_: unknown, name = '') => {
    const problem = nameProblem(name);
    return problem ? Promise.reject(new Error(t(`validation.${problem}`))) : Promise.resolve();
  },
});

/** Shows a refusal that is about one field, such as a name that is taken, under that field; false for other errors. */
export function showRefusedField<Values>(
  form: FormInstance<Values>,
  t: TFunction,
  error: unknown,
  fieldOf: Partial<Record<ErrorCode, string>>,
): boolean {
  const name = isApiError(error) && error.code ? fieldOf[error.code] : undefined;
  if (name === undefined) return false;
  // The form ignores unknown field names.
  form.setFields([{ name, errors: [errorSentence(t, error)] }] as unknown as Parameters<
    typeof form.setFields
  >[0]);
  showField(form, name);
  return true;
}
