import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import {
  dataAndError,
  type FamilyToTellDto,
  type ListFamiliesToTellApiArg,
  type UnsentMailDto,
  useListFamiliesToTellQuery,
  useSetToldMutation,
} from '@lions/api-client';
import { copyText, notify } from '@lions/web-base';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupBy, locationLabel, messageIn } from '@lions/domain';
import { notifyFailure } from '../forms/errors';
import { AdminSpinner, LoadFailed } from '../screen/loading';
import { useTeamScope } from '../session/team-scope';
import { usePages } from '../tables/table';
import { useMomentFormat, useSessionName } from '../time/clock';
import { FamilyWays } from './family-ways';
import { useLanguage } from '../session/language';
import { useActivityName } from './activity-name';
import './families-to-tell.css';

interface FamiliesToTellProps {
  /** One practice, session or family; empty: the whole club. */
  target: ListFamiliesToTellApiArg;
  title: string;
  /** A page of its own: open, and with a sentence when no family has to be told. */
  isPage?: boolean;
  isOpen?: boolean;
}

/** A family's mails that it has not been told, or those that a coach told. */
const partOf = (families: readonly FamilyToTellDto[], isTold: boolean) =>
  families.flatMap((family) => {
    const mails = family.mails.filter(({ told }) => (told !== null) === isTold);
    return mails.length === 0 ? [] : [{ ...family, mails }];
  });

/** The families whose mails can't be sent or failed: what to tell them, how to reach them, and who was told by a coach. */
export function FamiliesToTell({ target, title, isPage = false, isOpen = isPage }: FamiliesToTellProps) {
  const { t } = useTranslation();
  const summary = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(isOpen);
  const { data, error, refetch } = useListFamiliesToTellQuery(target, {
    refetchOnMountOrArgChange: true,
    selectFromResult: dataAndError,
  });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('families.toTell.loading')} />;
  if (data.length === 0) return isPage && <p className="admin-hint">{t('families.toTell.none')}</p>;
  const [untold, told] = [partOf(data, false), partOf(data, true)];
  const [Title, Subtitle] = isPage ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const toldTitle = t('families.toTell.toldTitle', { count: told.length });
  const focusSummary = () => summary.current?.focus();
  return (
    <details
      className="families-to-tell admin-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary ref={summary}>
        <Title>
          {title} ({untold.length})
        </Title>
      </summary>
      {isShown && (
        <>
          {untold.length === 0 ? (
            <p className="admin-hint">{t('families.toTell.none')}</p>
          ) : (
            <>
              <p className="admin-hint">{t('families.toTell.intro')}</p>
              <CopyAddresses families={untold} />
              <FamilyList title={title} families={untold} isTold={false} onSaved={focusSummary} />
            </>
          )}
          {told.length > 0 && (
            <>
              <Subtitle>{toldTitle}</Subtitle>
              <FamilyList title={toldTitle} families={told} isTold onSaved={focusSummary} />
            </>
          )}
        </>
      )}
    </details>
  );
}

interface FamilyListProps {
  title: string;
  families: readonly FamilyToTellDto[];
  isTold: boolean;
  /** Called when the last family has left this page of the list. */
  onSaved: () => void;
}

function FamilyList({ title, families, ...shared }: FamilyListProps) {
  const { shown, pages } = usePages(families, undefined, title);
  return (
    <>
      <ul className="families-list">
        {shown.map((family) => (
          <Family key={family.familyId} family={family} {...shared} />
        ))}
      </ul>
      {pages}
    </>
  );
}

/** Copies the addresses for the Bcc field of the coach's own mail program. */
function CopyAddresses({ families }: { families: readonly FamilyToTellDto[] }) {
  const { t } = useTranslation();
  const addresses = [...new Set(families.map(({ email }) => email))];
  const copy = async () => {
    if (await copyText(addresses.join(', ')))
      notify({ kind: 'success', title: t('families.toTell.copied', { count: addresses.length }) });
    else notify({ kind: 'error', title: t('common.error'), description: t('families.toTell.copyFailed') });
  };
  return (
    <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
      {t('families.toTell.copy')}
    </Button>
  );
}

interface FamilyProps extends Omit<FamilyListProps, 'families' | 'title'> {
  family: FamilyToTellDto;
}

function Family({ family, isTold, onSaved }: FamilyProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const [setTold, { isLoading }] = useSetToldMutation();
  const { email, parentNames, phones, mails } = family;
  const name = parentNames.length > 0 ? parentNames.join(', ') : email;
  const told = mails[0]?.told;
  const canChange = useTeamScope();
  const own = mails.filter(({ teamId }) => canChange(teamId));
  const isPractice = mails.some(({ teamId }) => teamId === null && !canChange(teamId));
  const other = isPractice ? ('practice' as const) : ('team' as const);
  const save = async (button: HTMLElement) => {
    const item = button.closest('li');
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    const setToldDto = { mailIds: own.map((mail) => mail.id), isTold: !isTold };
    const { error } = await setTold({ setToldDto });
    if (error) notifyFailure(t, t('families.toTell.failed'), error);
    // The rest of the list stays where it is.
    else if (next) next.focus({ preventScroll: true });
    else onSaved();
  };
  return (
    <li>
      <p className="families-name">{name}</p>
      <FamilyWays phones={phones} email={email} />
      <FamilyNews mails={mails} />
      {told && (
        <p className="admin-hint">{t('families.toTell.toldBy', { by: told.by, at: moment(told.at) })}</p>
      )}
      {own.length < mails.length && (
        <p className="admin-hint">
          {t(`families.toTell.${own.length > 0 ? 'partlyOther' : 'other'}.${other}`)}
        </p>
      )}
      {own.length > 0 && (
        <Button
          icon={isTold ? undefined : <CheckOutlined aria-hidden />}
          loading={isLoading}
          aria-label={t(isTold ? 'families.toTell.untellNamed' : 'families.toTell.tellNamed', {
            family: name,
          })}
          onClick={({ currentTarget }) => void save(currentTarget)}
        >
          {t(isTold ? 'families.toTell.untell' : 'families.toTell.tell')}
        </Button>
      )}
    </li>
  );
}

/** Siblings with the same news are one line. */
const newsOf = ({ kind, date, time, teamName, was, isBack, message }: UnsentMailDto) =>
  JSON.stringify([kind, date, time, teamName, was, isBack, message]);

/** News for a family, in words: what happened, for which players, to which practice or session. */
function FamilyNews({ mails }: { mails: readonly UnsentMailDto[] }) {
  return (
    <ul className="families-news">
      {groupBy(mails, newsOf).map((news) => (
        <News key={news[0]?.id} news={news} />
      ))}
    </ul>
  );
}

function News({ news }: { news: readonly UnsentMailDto[] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const activityName = useActivityName();
  const sessionName = useSessionName();
  const [mail] = news;
  if (!mail) return null;
  const { kind, was, isBack, message } = mail;
  const written = message && messageIn(message, language);
  const place = was?.location ? [locationLabel(was.location, language)] : [];
  return (
    <li>
      <strong>{isBack ? t('families.toTell.isBack') : t(`outbox.kinds.${kind}`)}</strong>
      {' · '}
      {/* A child whose form was sent twice has the confirmation twice. */}
      {[...new Set(news.map(({ playerName }) => playerName))].join(', ')}
      <span className="admin-hint">{activityName(mail)}</span>
      {was && (
        <span className="admin-hint">
          {t('families.toTell.was', { was: [sessionName(was), ...place].join(', ') })}
        </span>
      )}
      {written && (
        <blockquote className="admin-prose" lang={written.language}>
          <b>{written.subject}</b>
          {`\n${written.text}`}
        </blockquote>
      )}
    </li>
  );
}
