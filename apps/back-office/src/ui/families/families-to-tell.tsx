import { CheckOutlined } from '@ant-design/icons';
import {
  dataAndError,
  type FamilyToTellDto,
  type ListFamiliesToTellApiArg,
  type NewsDto,
  type UnsentMailDto,
  useListFamiliesToTellQuery,
  useListNewsQuery,
  useSetToldMutation,
} from '@lions/api-client';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupBy, LANGUAGES, LIMITS, locationLabel } from '@lions/domain';
import { notifyFailure } from '../forms/errors';
import { CopyButton } from '../screen/copy';
import { AdminSpinner, LoadFailed } from '../screen/loading';
import { useLanguage } from '../session/language';
import { usePages } from '../tables/table';
import { useMomentFormat, useSessionName } from '../time/clock';
import { useActivityName } from './activity-name';
import { FamilyWays } from './family-ways';
import './families-to-tell.css';

interface FamiliesToTellProps {
  /** One practice, session or family; empty: all that the coach may change. */
  target: ListFamiliesToTellApiArg;
  title: string;
  /** A page of its own: open, and with a sentence when no family has to be told. */
  isPage?: boolean;
  isOpen?: boolean;
}

/** Families up to this number are shown without a press. */
const FEW = 10;

/** The families with only these mails; families without any of them are left out. */
const partOf = (families: readonly FamilyToTellDto[], isWanted: (mail: UnsentMailDto) => boolean) =>
  families.flatMap((family) => {
    const mails = family.mails.filter(isWanted);
    return mails.length === 0 ? [] : [{ ...family, mails }];
  });

/**
 * The families whose mails can't be sent or failed, by kind of news: a text to send them, their addresses, one mark for
 * all of them, and who was told by a coach.
 */
export function FamiliesToTell({ target, title, isPage = false, isOpen = isPage }: FamiliesToTellProps) {
  const { t } = useTranslation();
  const summary = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(isOpen);
  const { data, error, refetch } = useListFamiliesToTellQuery(target, {
    refetchOnMountOrArgChange: true,
    selectFromResult: dataAndError,
  });
  const kinds = useListNewsQuery(target, { refetchOnMountOrArgChange: true, skip: !isShown });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('families.toTell.loading')} />;
  if (data.length === 0) return isPage && <p className="admin-hint">{t('families.toTell.none')}</p>;
  const [untold, told] = [partOf(data, (mail) => !mail.told), partOf(data, (mail) => mail.told !== null)];
  const [Title, Subtitle] = isPage ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const toldTitle = t('families.toTell.toldTitle', { count: told.length });
  const focusSummary = () => summary.current?.focus();
  return (
    <details
      className="families-to-tell admin-fold"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setShown(currentTarget.open);
      }}
    >
      <summary ref={summary}>
        <Title>
          {title} ({untold.length})
        </Title>
      </summary>
      {isShown && (
        <>
          <p className="admin-hint">
            {t(untold.length === 0 ? 'families.toTell.none' : 'families.toTell.intro')}
          </p>
          {kinds.error && !kinds.data && (
            <LoadFailed error={kinds.error} onRetry={() => void kinds.refetch()} />
          )}
          {kinds.data?.map((news) => (
            <Kind
              key={keyOf(news)}
              news={news}
              Title={Subtitle}
              families={partOf(untold, ({ id }) => news.mailIds.includes(id))}
              onSaved={focusSummary}
            />
          ))}
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

interface KindProps {
  news: NewsDto;
  Title: 'h3' | 'h4';
  families: readonly FamilyToTellDto[];
  onSaved: () => void;
}

/** One kind of news: a text for all of its families in both languages, their addresses, and one mark for all. */
function Kind({ news, Title, families, onSaved }: KindProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const id = useId();
  const { save, isLoading } = useTold();
  const texts = LANGUAGES.flatMap((language) =>
    news.texts[language] === '' ? [] : [{ language, text: news.texts[language] }],
  );
  const own = texts.find((text) => text.language === language) ?? texts[0];
  const kind = nameOf(t, news);
  // The first line of a message is its subject.
  const title = news.kind === 'message' ? [kind, own?.text.split('\n')[0]].filter(Boolean).join(' · ') : kind;
  const named = (field: string) => t('common.fieldMessage', { field, message: title });
  const count = families.length;
  const addresses = [...new Set(families.map(({ email }) => email))];
  const listTitle = t('families.toTell.list', { count });
  if (count === 0) return null;
  return (
    <section className="families-kind" aria-labelledby={id}>
      <Title id={id}>
        {title} ({count})
      </Title>
      <details className="admin-fold">
        <summary>{t('families.toTell.text')}</summary>
        <div className="families-texts">
          {texts.map(({ language, text }) => (
            <blockquote key={language} lang={language} className="admin-prose">
              {text}
            </blockquote>
          ))}
        </div>
      </details>
      <div className="families-all">
        <CopyButton
          label={t('families.toTell.copyText')}
          named={named(t('families.toTell.copyText'))}
          text={texts.map(({ text }) => text).join('\n\n* * *\n\n')}
          done={t('families.toTell.textCopied')}
        />
        <CopyButton
          label={t('families.toTell.copy')}
          named={named(t('families.toTell.copy'))}
          text={addresses.join(', ')}
          done={t('families.toTell.copied', { count: addresses.length })}
        />
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          loading={isLoading}
          aria-label={named(t('families.toTell.tellAll', { count }))}
          onClick={() => void save(mailIdsOf(families), true).then((isSaved) => isSaved && onSaved())}
        >
          {t('families.toTell.tellAll', { count })}
        </Button>
      </div>
      <details className="admin-fold" open={count <= FEW}>
        <summary>{listTitle}</summary>
        <FamilyList title={named(listTitle)} families={families} isTold={false} onSaved={onSaved} />
      </details>
    </section>
  );
}

/** Stays when families of the kind were told; each message is a kind of its own. */
const keyOf = ({ kind, isMoved, isBack, texts }: NewsDto) =>
  JSON.stringify([kind, isMoved, isBack, kind === 'message' && texts]);

const mailIdsOf = (families: readonly Pick<FamilyToTellDto, 'mails'>[]) =>
  families.flatMap(({ mails }) => mails.map(({ id }) => id));

/** Marks mails as told, or takes the mark back; resolves to whether it worked. */
function useTold() {
  const { t } = useTranslation();
  const [setTold, { isLoading }] = useSetToldMutation();
  const save = async (mailIds: readonly number[], isTold: boolean): Promise<boolean> => {
    for (let start = 0; start < mailIds.length; start += LIMITS.mailsToldAtOnce) {
      const some = mailIds.slice(start, start + LIMITS.mailsToldAtOnce);
      const { error } = await setTold({ setToldDto: { mailIds: some, isTold } });
      if (!error) continue;
      notifyFailure(t, t('families.toTell.failed'), error);
      return false;
    }
    return true;
  };
  return { save, isLoading };
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

interface FamilyProps extends Omit<FamilyListProps, 'families' | 'title'> {
  family: FamilyToTellDto;
}

function Family({ family, isTold, onSaved }: FamilyProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const { save, isLoading } = useTold();
  const { email, parentNames, phones, mails } = family;
  const name = parentNames.length > 0 ? parentNames.join(', ') : email;
  const told = mails[0]?.told;
  const mark = async (button: HTMLElement) => {
    const item = button.closest('li');
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    if (!(await save(mailIdsOf([family]), !isTold))) return;
    // The rest of the list stays where it is.
    if (next) next.focus({ preventScroll: true });
    else onSaved();
  };
  return (
    <li>
      <p className="families-name">{name}</p>
      <FamilyWays phones={phones} emails={[email]} />
      <FamilyNews mails={mails} />
      {told && (
        <p className="admin-hint">{t('families.toTell.toldBy', { by: told.by, at: moment(told.at) })}</p>
      )}
      <Button
        icon={isTold ? undefined : <CheckOutlined aria-hidden />}
        loading={isLoading}
        aria-label={t(isTold ? 'families.toTell.untellNamed' : 'families.toTell.tellNamed', {
          family: name,
        })}
        onClick={({ currentTarget }) => void mark(currentTarget)}
      >
        {t(isTold ? 'families.toTell.untell' : 'families.toTell.tell')}
      </Button>
    </li>
  );
}

/** Siblings with the same news are one line. */
const newsOf = ({ kind, date, time, teamName, was, isBack }: UnsentMailDto) =>
  JSON.stringify([kind, date, time, teamName, was, isBack]);

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
  const { was } = mail;
  const place = was?.location ? [locationLabel(was.location, language)] : [];
  return (
    <li>
      <strong>{nameOf(t, { ...mail, isMoved: was !== null })}</strong>
      {' · '}
      {/* A child whose form was sent twice has the confirmation twice. */}
      {[...new Set(news.map(({ playerName }) => playerName))].join(', ')}
      <span className="admin-hint">{activityName(mail)}</span>
      {was && (
        <span className="admin-hint">
          {t('families.toTell.was', { was: [sessionName(was), ...place].join(', ') })}
        </span>
      )}
    </li>
  );
}

function nameOf(
  t: TFunction,
  { kind, isBack, isMoved }: Pick<NewsDto, 'kind' | 'isBack' | 'isMoved'>,
): string {
  if (isBack) return t('families.toTell.isBack');
  return isMoved ? t('families.toTell.moved') : t(`outbox.kinds.${kind}`);
}
