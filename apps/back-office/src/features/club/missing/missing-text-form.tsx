import {
  useUpdateTeamMutation,
  useUpdateTryoutSessionMutation,
  type MissingTextDto,
} from '@lions/api-client';
import { LIMITS, TEAM_FIELDS } from '@lions/domain';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../ui/changes/change-calls';
import { useSave } from '../../../ui/forms/use-save';
import { useUnsaved } from '../../../ui/forms/unsaved';

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
  const [updateTeam] = useUpdateTeamMutation();
  const [updateSession] = useUpdateTryoutSessionMutation();
  const [isDirty, setDirty] = useState(false);
  useUnsaved(isDirty);
  const { kind, id } = row;
  const max = kind === 'team' ? TEAM_FIELDS.description.max : LIMITS.sessionDescription;

  const { save, busy, conflictAlert } = useSave({
    form,
    row,
    valuesOf: textsOf,
    compared: FIELDS.map(({ name, language }) => ({
      label: t(`club.languages.${language}`),
      show: (texts: Texts) => texts[name],
    })),
    call: async (texts, match): Promise<Answer> =>
      kind === 'team'
        ? await updateTeam({ id, 'If-Match': match, updateTeamDto: texts })
        : await updateSession({ id, 'If-Match': match, updateTryoutSessionDto: texts }),
    done: t('club.missing.saved'),
    failed: t('club.missing.failed'),
    onSaved: () => {
      setDirty(false);
      onSaved();
    },
  });
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
      {conflictAlert}
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
