import { CheckCircleOutlined, ClockCircleOutlined, StopOutlined, WarningOutlined } from '@ant-design/icons';
import type { RegistrationStatus } from '@lions/domain';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksConsent, type ConsentState } from './consent';

const LOOKS = {
  confirmed: { Icon: CheckCircleOutlined, tag: 'admin-tag admin-tag-good' },
  waiting: { Icon: ClockCircleOutlined, tag: 'admin-tag' },
  cancelled: { Icon: StopOutlined, tag: 'admin-tag admin-tag-quiet' },
};

interface RegistrationTagsProps {
  row: ConsentState & { waitlistPosition: number | null; confirmedAt: string | null };
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
        <Tag className="admin-tag admin-tag-good" icon={<CheckCircleOutlined aria-hidden />}>
          {t('registrations.stillComing')}
        </Tag>
      )}
      {lacksConsent(row) && (
        <Tag className="admin-tag admin-tag-bad" icon={<WarningOutlined aria-hidden />}>
          {t('registrations.consentMissing')}
        </Tag>
      )}
      {children}
    </div>
  );
}

interface StatusTagProps {
  status: RegistrationStatus;
  children: string;
}

/** A status tag with its icon and colour. */
export function StatusTag({ status, children }: StatusTagProps) {
  const { Icon, tag } = LOOKS[status];
  return (
    <Tag className={tag} icon={<Icon aria-hidden />}>
      {children}
    </Tag>
  );
}
