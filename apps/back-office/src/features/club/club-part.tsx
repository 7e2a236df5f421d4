import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { ClubSettingDto } from '@lions/api-client';
import { CLUB_SETTINGS, clubFields } from '@lions/domain';
import { Form } from 'antd';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSaveShortcut } from '../../ui/screen/shortcuts';
import { useLanguage } from '../../ui/session/language';
import { useMomentFormat } from '../../ui/time/clock';
import { useFieldName } from './club-fields';
import { ClubForm } from './club-form';
import { ClubHistory } from './club-history';
import { clubLines } from './club-preview';
import type { ClubValues } from './club-values';
import { useClubForm } from './use-club-form';

interface PartRowProps {
  /** Its name in the address. */
  id: string;
  name: string;
  /** The current value in some words. */
  summary: string | undefined;
  lastChange?: string | undefined;
  /** Shown while the part is open. */
  children: ReactNode;
}

/** One part of the club's details: a row that opens it. One part is open at a time, named in the address. */
export function PartRow({ id, name, summary, lastChange, children }: PartRowProps) {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  const navigate = useNavigate();
  const opened = search.get('part');
  const isOpen = opened === id;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Another open part above has closed, or the address was opened.
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const next = new URLSearchParams(search);
  if (isOpen) next.delete('part');
  else next.set('part', id);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <li ref={item}>
      <div className="club-part">
        <h2 id={`club-${id}`}>
          <Link
            to={`?${next}`}
            aria-expanded={isOpen}
            preventScrollReset
            // One history entry for whatever part is open: Back closes it.
            replace={opened !== null}
            state={isOpen ? null : { isOpenedHere: opened === null || state?.isOpenedHere }}
            {...(isOpen && state?.isOpenedHere && { onClick: close })}
          >
            {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />} {name}
          </Link>
        </h2>
        <p className="admin-hint club-part-value">{summary}</p>
        {lastChange !== undefined && <p className="admin-hint">{lastChange}</p>}
      </div>
      {isOpen && <section aria-labelledby={`club-${id}`}>{children}</section>}
    </li>
  );
}

/** One setting of the club, with its form and history. */
export function ClubPart({ state }: { state: ClubSettingDto }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const moment = useMomentFormat();
  const { key, changedBy, changedAt } = state;
  const when = changedAt === null ? '' : moment(changedAt);
  const saved =
    changedBy === null ? t('club.savedAt', { when }) : t('club.savedBy', { name: changedBy, when });
  return (
    <PartRow
      id={key}
      name={nameOf(CLUB_SETTINGS[key].name)}
      summary={useSummary(state)}
      lastChange={changedAt === null ? undefined : saved}
    >
      <OpenPart state={state} />
    </PartRow>
  );
}

function OpenPart({ state }: { state: ClubSettingDto }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const [form] = Form.useForm<ClubValues>();
  const editing = useClubForm(form, state);
  const { busy, isDirty, putBack } = editing;
  useSaveShortcut(() => form.submit());
  return (
    <>
      <p className="admin-hint">{nameOf(CLUB_SETTINGS[state.key].about)}</p>
      <ClubForm state={state} form={form} editing={editing} />
      <ClubHistory state={state} isDisabled={busy || isDirty} onPutBack={(value) => void putBack(value)} />
      {isDirty && <p className="admin-hint">{t('club.unsavedFirst')}</p>}
    </>
  );
}

/** The value of a setting in some words: of a list the number of its entries. */
function useSummary({ key, value, standard }: ClubSettingDto): string {
  const { t } = useTranslation();
  const [language] = useLanguage();
  if (value === null) return t(standard === null ? 'club.none' : 'club.standard');
  const [list] = clubFields(key).find(([, { kind }]) => kind === 'rows') ?? [];
  if (list === undefined) return clubLines(key, value, language).join(' · ');
  return t('club.rows.count', { count: (value[list] as unknown[] | undefined)?.length ?? 0 });
}
