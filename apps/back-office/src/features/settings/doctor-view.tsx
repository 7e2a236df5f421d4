import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import { useExamineSiteQuery, type ExaminationDto, type ExaminedPartDto } from '@lions/api-client';
import { Alert, Button } from 'antd';
import { Tag } from '../../ui/screen/tags';
import { useTranslation } from 'react-i18next';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { useLanguage } from '../../ui/session/language';
import { AdminView } from '../../ui/screen/view';
import { useMomentFormat } from '../../ui/time/clock';
import './doctor.css';

const LOOKS = {
  ok: { Icon: CheckCircleOutlined, look: 'good', alert: 'success' },
  warning: { Icon: ExclamationCircleOutlined, look: 'plain', alert: 'warning' },
  wrong: { Icon: CloseCircleOutlined, look: 'bad', alert: 'error' },
} as const;

/** The check-up of the site, for superadmins: each finding with what to do about it. */
export function DoctorView() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useExamineSiteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AdminView title={t('doctor.title')}>
      <p className="admin-hint">{t('doctor.intro')}</p>
      {isFetching && <AdminSpinner text={t('doctor.checking')} />}
      {!isFetching && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!isFetching && !error && data && <Findings examination={data} onAgain={() => void refetch()} />}
    </AdminView>
  );
}

function Findings({ examination, onAgain }: { examination: ExaminationDto; onAgain: () => void }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { level, examinedAt, parts } = examination;
  return (
    <>
      <Alert type={LOOKS[level].alert} showIcon title={t(`doctor.summary.${level}`)} role="status" />
      <section className="admin-card" aria-labelledby="doctor-title">
        <div className="admin-card-head">
          <h2 id="doctor-title">{t('doctor.listTitle')}</h2>
          <Button icon={<ReloadOutlined aria-hidden />} onClick={onAgain}>
            {t('doctor.again')}
          </Button>
        </div>
        <p className="admin-hint">
          <time dateTime={examinedAt}>{t('doctor.checkedAt', { time: formatMoment(examinedAt) })}</time>
        </p>
        <ul className="admin-lines">
          {worstFirst(parts).map((part) => (
            <FindingLine key={part.id} part={part} />
          ))}
        </ul>
      </section>
    </>
  );
}

const BY_LEVEL = ['wrong', 'warning', 'ok'];

const worstFirst = (parts: readonly ExaminedPartDto[]) =>
  [...parts].sort((a, b) => BY_LEVEL.indexOf(a.level) - BY_LEVEL.indexOf(b.level));

function FindingLine({ part: { level, name, found, todo } }: { part: ExaminedPartDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { Icon, look } = LOOKS[level];
  return (
    <li className={`doctor-${level}`}>
      <div className="doctor-head">
        <h3>{name[language]}</h3>
        <Tag look={look} icon={<Icon aria-hidden />}>
          {t(`doctor.levels.${level}`)}
        </Tag>
      </div>
      <p className="admin-prose">{found[language]}</p>
      {todo && <p className="admin-prose doctor-todo">{todo[language]}</p>}
    </li>
  );
}
