import { CheckOutlined, CopyOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import {
  useListFamiliesToTellQuery,
  useSetToldMutation,
  type FamilyToTellDto,
  type ListFamiliesToTellApiArg,
} from '@lions/api-client';
import { copyText, notify } from '@lions/web-base';
import { Button } from 'antd';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../forms/errors';
import { AdminSpinner, LoadFailed } from '../screen/loading';
import { useMomentFormat } from '../time/clock';
import { FamilyNews } from './family-news';
import './families-to-tell.css';

interface FamiliesToTellProps {
  /** One practice or session; empty: the whole club. */
  target: ListFamiliesToTellApiArg;
  title: string;
  /** Shown when no family has to be told or was told; without it nothing is. */
  empty?: ReactNode;
}

/** A family's mails that it has not been told, or those that a coach told. */
const partOf = (families: readonly FamilyToTellDto[], isTold: boolean) =>
  families.flatMap((family) => {
    const mails = family.mails.filter(({ told }) => (told !== null) === isTold);
    return mails.length === 0 ? [] : [{ ...family, mails }];
  });

/** The families whose mails can't be sent or failed: what to tell them, how to reach them, and who was told by a coach. */
export function FamiliesToTell({ target, title, empty }: FamiliesToTellProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useListFamiliesToTellQuery(target, { refetchOnMountOrArgChange: true });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('families.toTell.loading')} />;
  if (data.length === 0) return empty;
  const [untold, told] = [partOf(data, false), partOf(data, true)];
  const focusHeading = () => heading.current?.focus();
  return (
    <section className="families-to-tell" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title} ({untold.length})
      </h3>
      {untold.length === 0 ? (
        <p className="admin-hint">{t('families.toTell.none')}</p>
      ) : (
        <>
          <p className="admin-hint">{t('families.toTell.intro')}</p>
          <CopyAddresses families={untold} />
          <ul className="families-list">
            {untold.map((family) => (
              <Family key={family.familyId} family={family} isTold={false} onSaved={focusHeading} />
            ))}
          </ul>
        </>
      )}
      {told.length > 0 && (
        <details className="admin-fold">
          <summary>{t('families.toTell.toldTitle', { count: told.length })}</summary>
          <ul className="families-list">
            {told.map((family) => (
              <Family key={family.familyId} family={family} isTold onSaved={focusHeading} />
            ))}
          </ul>
        </details>
      )}
    </section>
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

interface FamilyProps {
  family: FamilyToTellDto;
  isTold: boolean;
  /** Called when the family has left this list. */
  onSaved: () => void;
}

function Family({ family, isTold, onSaved }: FamilyProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const [setTold, { isLoading }] = useSetToldMutation();
  const { email, parentNames, phones, mails } = family;
  const name = parentNames.length > 0 ? parentNames.join(', ') : email;
  const told = mails[0]?.told;
  const save = async () => {
    const setToldDto = { mailIds: mails.map((mail) => mail.id), isTold: !isTold };
    const { error } = await setTold({ setToldDto });
    if (error) notifyFailure(t, t('families.toTell.failed'), error);
    else onSaved();
  };
  return (
    <li>
      <p className="families-name">{name}</p>
      <div className="families-ways">
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <PhoneOutlined aria-hidden /> {t('families.toTell.call', { phone })}
          </a>
        ))}
        <a href={`mailto:${email}`}>
          <MailOutlined aria-hidden /> {t('families.toTell.write', { email })}
        </a>
      </div>
      <FamilyNews mails={mails} />
      {told && (
        <p className="admin-hint">{t('families.toTell.toldBy', { by: told.by, at: moment(told.at) })}</p>
      )}
      <Button
        icon={isTold ? undefined : <CheckOutlined aria-hidden />}
        loading={isLoading}
        aria-label={t(isTold ? 'families.toTell.untellNamed' : 'families.toTell.tellNamed', { family: name })}
        onClick={() => void save()}
      >
        {t(isTold ? 'families.toTell.untell' : 'families.toTell.tell')}
      </Button>
    </li>
  );
}
