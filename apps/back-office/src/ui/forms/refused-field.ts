import { isApiError } from '@lions/api-client';
import type { ErrorCode } from '@lions/domain';
import type { FormInstance } from 'antd';
import type { TFunction } from 'i18next';
import { errorSentence } from './errors';

/** Shows a refusal that is about one field, such as a name that is taken, under that field. */
export function showRefusedField<Values>(
  form: FormInstance<Values>,
  t: TFunction,
  error: unknown,
  fieldOf: Partial<Record<ErrorCode, string>>,
): void {
  const name = isApiError(error) && error.code ? fieldOf[error.code] : undefined;
  if (name === undefined) return;
  // The form ignores unknown field names.
  form.setFields([{ name, errors: [errorSentence(t, error)] }] as unknown as Parameters<
    typeof form.setFields
  >[0]);
}
