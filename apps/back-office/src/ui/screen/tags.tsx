import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  StopOutlined,
  CrownOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { RegistrationStatus, Role } from '@lions/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type TagLook = 'good' | 'bad' | 'quiet' | 'plain' | Role;

interface TagProps {
  look?: TagLook;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short text in a rounded frame. */
export function Tag({ look = 'plain', icon, children }: TagProps) {
  return (
    <span className={`admin-tag admin-tag-${look}`}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

const LOOKS = {
  confirmed: { Icon: CheckCircleOutlined, look: 'good' },
  waiting: { Icon: ClockCircleOutlined, look: 'plain' },
  cancelled: { Icon: StopOutlined, look: 'quiet' },
} as const;

interface StatusTagProps {
  status: RegistrationStatus;
  children: string;
}

/** A status tag with its icon and colour. */
export function StatusTag({ status, children }: StatusTagProps) {
  const { Icon, look } = LOOKS[status];
  return (
    <Tag look={look} icon={<Icon aria-hidden />}>
      {children}
    </Tag>
  );
}

/** A user's role with text and icon: coach yellow, superadmin grey. */
export function RoleTag({ role }: { role: Role }) {
  const { t } = useTranslation();
  const Icon = role === 'superadmin' ? CrownOutlined : TeamOutlined;
  return (
    <Tag look={role} icon={<Icon aria-hidden />}>
      {t(`common.${role}`)}
    </Tag>
  );
}
