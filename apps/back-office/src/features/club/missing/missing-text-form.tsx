import {
  useUpdateTeamMutation,
  useUpdateTryoutSessionMutation,
  type MissingTextDto,
} from '@lions/api-client';
import { LIMITS, TEAM_FIELDS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../../../ui/forms/errors';
import { useUnsaved } from '../../../ui/forms/unsaved';
import { ConflictAlert, ifMatch, useVersion } from '../../../ui/forms/version-conflict';

/** Both descriptions of a team or session. */
interface Texts {
  description: string;
  descriptionFr: string;
}

const FIELDS = [
  { name: 'description', language: 'en' },
  { name: 'descriptionFr', language: 'fr' },
] as const;

const textsOf = (row: Pick<MissingTextDto, keyof Texts>): Texts => ({
  description: row.description ?? '',
  descriptionFr: row.descriptionFr ?? '',
});

interface MissingTextFormProps {
  row: MissingTextDto;
  titleId: string;
  /** Called once, at the first input. */
  onTyping: () => void;
  onSaved: () => void;
}

/** One description in both languages side by side. */
export function MissingTextForm({ row, titleId, onTyping, onSaved }: MissingTextFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Texts>();
  const [updateTeam, team] = useUpdateTeamMutation();
  const [updateSession, session] = useUpdateTryoutSessionMutation();
  const [isDirty, setDirty] = useState(false);
  const { version, conflict, noteConflict } = useVersion<MissingTextDto, Texts>(row.version, textsOf);
  const busy = team.isLoading || session.isLoading;
  useUnsaved(isDirty);
  const { kind, id } = row;
  const max = kind === 'team' ? TEAM_FIELDS.description.max : LIMITS.sessionDescription;

  const save = async (texts: Texts) => {
    const match = { id, 'If-Match': ifMatch(version) };
    const { error } =
      kind === 'team'
        ? await updateTeam({ ...match, updateTeamDto: texts })
        : await updateSession({ ...match, updateTryoutSessionDto: texts });
    if (!error) {
      setDirty(false);
      notify({ kind: 'success', title: t('club.missing.saved') });
      return onSaved();
    }
    if (noteConflict(error, texts)) return;
    showFieldProblems(form, t, error);
    notifyFailure(t, t('club.missing.failed'), error);
  };
  return (
    <Form<Texts>
      form={form}
      name={`missing-${kind}-${id}`}
      aria-labelledby={titleId}
      layout="vertical"
      noValidate
      initialValues={textsOf(row)}
      onValuesChange={() => {
        if (isDirty) return;
        setDirty(true);
        onTyping();
      }}
      onFinish={(texts) => void save(texts)}
    >
      {conflict && (
        <ConflictAlert<Texts>
          conflict={conflict}
          fields={FIELDS.map(({ name, language }) => ({
            label: t(`club.languages.${language}`),
            show: (texts) => texts[name],
          }))}
          onChoose={(chosen) => form.setFieldsValue(chosen)}
        />
      )}
      <div className="club-fields">
        {FIELDS.map(({ name, language }) => (
          <Form.Item key={name} name={name} label={t(`club.languages.${language}`)}>
            <Input.TextArea lang={language} maxLength={max} autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        ))}
      </div>
      <div className="admin-form-actions">
        <Button type="primary" htmlType="submit" loading={busy} aria-describedby={titleId}>
          {t(busy ? 'common.saving' : 'common.save')}
        </Button>
      </div>
    </Form>
  );
}
