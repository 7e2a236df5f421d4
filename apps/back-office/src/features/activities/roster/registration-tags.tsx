import { CheckCircleOutlined, MailOutlined, PhoneOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksConsent } from '../../../ui/registrations/corrections';
import { StatusTag, Tag } from '../../../ui/screen/tags';
import { lacksMail, type RosterRow } from './roster';

interface RegistrationTagsProps {
  row: RosterRow;
  /** Additional tags. */
  children?: ReactNode;
}

/** Status tags of a registration: registered or place in line, confirmed by the family, consent missing. */
export function RegistrationTags({ row, children }: RegistrationTagsProps) {
  const { t } = useTranslation();
  const { status, waitlistPosition: number, confirmedAt } = row;
  return (
    <div className="registrations-tags">
      <StatusTag status={status}>
        {number === null ? t(`registrations.statuses.${status}`) : t('registrations.inLine', { number })}
      </StatusTag>
      {status === 'confirmed' && confirmedAt !== null && (
        <Tag look="good" icon={<CheckCircleOutlined aria-hidden />}>
          {t('registrations.stillComing')}
        </Tag>
      )}
      {lacksConsent(row) && (
        <Tag look="bad" icon={<WarningOutlined aria-hidden />}>
          {t('registrations.consentMissing')}
        </Tag>
      )}
      {children}
    </div>
  );
}

/** Whether the family was sent a mail; without mail the coach tells them. */
export function MailTag({ row }: { row: RosterRow }) {
  const { t } = useTranslation();
  if (row.mailState === 'told')
    return (
      <Tag look="quiet" icon={<PhoneOutlined aria-hidden />}>
        {t('registrations.told')}
      </Tag>
    );
  if (!lacksMail(row)) return null;
  return row.mailState === 'pending' ? (
    <Tag look="quiet" icon={<MailOutlined aria-hidden />}>
      {t('registrations.mailPending')}
    </Tag>
  ) : (
    <Tag look="bad" icon={<WarningOutlined aria-hidden />}>
      {t('registrations.toTell')}
    </Tag>
  );
}
