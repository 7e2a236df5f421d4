import type { ClubSettingDto } from '@lions/api-client';
import { clubFields, type ClubKey } from '@lions/domain';
import { Button, Form, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictAlert, type ComparedField, type VersionConflict } from '../../ui/forms/version-conflict';
import { FieldItems, useFieldName, useInputLabel } from './club-fields';
import { ClubPreview } from './club-preview';
import { ClubRows } from './club-rows';
import { clubInput, clubValues, inputName, inputsOf, type ClubValues, type FormRow } from './club-values';
import type { ClubFormState } from './use-club-form';

interface ClubFormProps {
  state: ClubSettingDto;
  form: FormInstance<ClubValues>;
  editing: ClubFormState;
}

/** The form of a setting: both languages side by side, preview, save. */
export function ClubForm({ state, form, editing }: ClubFormProps) {
  const { t } = useTranslation();
  const { key } = state;
  const { busy, conflict, isDirty, save, putBack, type } = editing;
  // A newer version is shown at once, unless the reader is typing.
  useEffect(() => {
    if (!isDirty) form.setFieldsValue(clubValues(key, state));
  }, [form, isDirty, key, state]);
  const compared = useComparedFields(key, conflict);
  // Undefined before the fields are mounted, despite its type.
  const values = (Form.useWatch([], form) as ClubValues | undefined) ?? clubValues(key, state);
  return (
    <Form<ClubValues>
      form={form}
      name={`club-${key}`}
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={clubValues(key, state)}
      onValuesChange={type}
      onFinish={(typed) => void save(typed)}
    >
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={compared}
          onChoose={(chosen) => form.setFieldsValue(chosen)}
        />
      )}
      <div className="club-fields">
        {clubFields(key).map(([name, field]) =>
          field.kind === 'rows' ? (
            <ClubRows key={name} setting={key} list={inputName(name) as string} field={field} />
          ) : (
            <FieldItems key={name} name={name} field={field} at={inputName} />
          ),
        )}
      </div>
      <ClubPreview setting={key} input={clubInput(key, values)} />
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={busy}>
          {t(busy ? 'common.saving' : 'common.save')}
        </Button>
        {state.value !== null && (
          <Button disabled={busy || isDirty} onClick={() => void putBack(null)}>
            {t(state.standard === null ? 'club.useNone' : 'club.useStandard')}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The inputs of a setting with their labels; of a list each row by its number. */
function useComparedFields(
  key: ClubKey,
  conflict: VersionConflict<ClubValues> | undefined,
): ComparedField<ClubValues>[] {
  const nameOf = useFieldName();
  const labelOf = useInputLabel();
  if (!conflict) return [];
  return clubFields(key).flatMap(([name, field]): ComparedField<ClubValues>[] => {
    if (field.kind !== 'rows')
      return inputsOf(name, field).map((input) => ({
        label: labelOf(input, { ...field, isRequired: true }),
        show: (values) => String(values[inputName(input) as string] ?? ''),
      }));
    const rowsOf = (values: ClubValues) => (values[inputName(name) as string] ?? []) as FormRow[];
    const count = Math.max(rowsOf(conflict.mine).length, rowsOf(conflict.theirs).length);
    return Array.from({ length: count }, (_, index) => ({
      label: `${nameOf(field)}, ${index + 1}`,
      show: (values) => textOf(rowsOf(values)[index]),
    }));
  });
}

const textOf = (row: FormRow = {}) =>
  Object.values(row)
    .filter((text) => text !== '' && text !== false)
    .join(' · ');
