import { type CreatedApiKeyDto, useCreateApiKeyMutation } from '@lions/api-client';
import { API_SCOPES, DAY_MS, LIMITS, type ApiScope } from '@lions/domain';
import { Checkbox, Form, Input, Select } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { TeamsInput } from '../../ui/forms/teams-input';
import { useSave } from '../../ui/forms/use-save';
import { useScopeNames } from './scope-names';

const ENDS = ['30', '90', '365', 'never'] as const;

interface KeyValues {
  name: string;
  scopes: ApiScope[];
  teamIds: number[] | null;
  /** Days from now. */
  ends: (typeof ENDS)[number];
}

const NEW_KEY: KeyValues = { name: '', scopes: ['schedule:read'], teamIds: null, ends: '365' };

/** Contacts are read with the registrations that they belong to. */
function withNeeded(scopes: ApiScope[], former: ApiScope[] = []): ApiScope[] {
  if (!scopes.includes('contacts:read') || scopes.includes('registrations:read')) return scopes;
  return former.includes('registrations:read')
    ? scopes.filter((scope) => scope !== 'contacts:read')
    : [...scopes, 'registrations:read'];
}

const endOf = (ends: KeyValues['ends']) =>
  ends === 'never' ? null : new Date(Date.now() + Number(ends) * DAY_MS).toISOString();

/** Makes a key; `onClosed` gets it, or undefined. */
export function ApiKeyDialog({ onClosed }: { onClosed: (made?: CreatedApiKeyDto) => void }) {
  const { t } = useTranslation();
  const scopeName = useScopeNames();
  const [form] = Form.useForm<KeyValues>();
  const [createKey] = useCreateApiKeyMutation();
  const made = useRef<CreatedApiKeyDto>(undefined);
  const saving = useSave({
    form,
    call: async ({ ends, ...values }) => {
      const answer = await createKey({ createApiKeyDto: { ...values, endsAt: endOf(ends) } });
      made.current = answer.data;
      return answer;
    },
    done: t('integrations.keys.made'),
    failed: t('integrations.keys.makeFailed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t('integrations.keys.make')}
      submitText={t('integrations.keys.make')}
      initialValues={NEW_KEY}
      onClosed={() => onClosed(made.current)}
    >
      <Form.Item
        name="name"
        label={t('integrations.keys.name')}
        extra={t('integrations.keys.nameHint')}
        rules={[{ required: true, whitespace: true, message: t('validation.required') }]}
      >
        <Input maxLength={LIMITS.apiKeyName} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={t('integrations.keys.scopes')}
        normalize={withNeeded}
        rules={[{ type: 'array', min: 1, message: t('validation.scopesInvalid') }]}
      >
        <Checkbox.Group
          className="integrations-scopes"
          options={API_SCOPES.map((value) => ({ value, label: scopeName(value) }))}
        />
      </Form.Item>
      <Form.Item
        name="teamIds"
        label={t('integrations.keys.teams')}
        extra={t('integrations.keys.teamsHint')}
        rules={[{ type: 'array', min: 1, message: t('integrations.keys.chooseTeam') }]}
      >
        <TeamsInput label={t('integrations.keys.teams')} />
      </Form.Item>
      <Form.Item name="ends" label={t('integrations.keys.ends')}>
        <Select
          options={ENDS.map((value) => ({ value, label: t(`integrations.keys.endChoices.${value}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
