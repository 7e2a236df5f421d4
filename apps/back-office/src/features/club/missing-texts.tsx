import {
  type MissingTextDto,
  useListMissingTextsQuery,
  useUpdateTeamMutation,
  useUpdateTryoutSessionMutation,
} from '@lions/api-client';
import { formatDay } from '@lions/web-base';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS, TEAM_FIELDS } from '@lions/domain';
import { Button, Form, Input } from 'antd';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { useLanguage } from '../../ui/session/language';
import type { Answer } from '../../ui/changes/change-calls';
import { useSave } from '../../ui/forms/use-save';
import { useUnsaved } from '../../ui/forms/unsaved';
import { PartRow } from './club-part';

const keyOf = ({ kind, id }: MissingTextDto) => `${kind}-${id}`;

/** Descriptions that one of the languages lacks, each to be completed beside the other. */
export function MissingTexts() {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useListMissingTextsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const count = data?.length;
  return (
    <PartRow
      id="texts"
      name={t('club.missing.title')}
      summary={
        count === undefined
          ? undefined
          : t(count === 0 ? 'club.missing.none' : 'club.missing.count', { count })
      }
    >
      <p className="admin-hint">{t('club.missing.text')}</p>
      {isLoading && <LoadingLines rows={3} />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <MissingTextRows listed={data} onSaved={() => void refetch()} />}
    </PartRow>
  );
}

function MissingTextRows({ listed, onSaved }: { listed: MissingTextDto[]; onSaved: () => void }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  // A row stays while it is typed in, also when another superadmin completes it.
  const [typed, setTyped] = useState<MissingTextDto[]>([]);
  const kept = typed.filter((row) => !listed.some((other) => keyOf(other) === keyOf(row)));
  const rows = [...kept, ...listed];
  if (rows.length === 0) return <p>{t('club.missing.none')}</p>;
  return (
    <ol className="club-row-list">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <h3 id={keyOf(row)}>
            {row.name}
            {row.date !== null && `, ${formatDay(row.date, language)}`}
          </h3>
          <MissingTextForm
            row={row}
            titleId={keyOf(row)}
            onTyping={() => setTyped([...typed, row])}
            onSaved={() => {
              setTyped(typed.filter((other) => keyOf(other) !== keyOf(row)));
              onSaved();
            }}
          />
        </li>
      ))}
    </ol>
  );
}

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
function MissingTextForm({ row, titleId, onTyping, onSaved }: MissingTextFormProps) {
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
