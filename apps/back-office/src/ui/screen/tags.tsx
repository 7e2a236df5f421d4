import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  StopOutlined,
  CrownOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { RegistrationStatus, Role } from '@lions/domain';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const LOOKS = {
  confirmed: { Icon: CheckCircleOutlined, tag: 'admin-tag admin-tag-good' },
  waiting: { Icon: ClockCircleOutlined, tag: 'admin-tag' },
  cancelled: { Icon: StopOutlined, tag: 'admin-tag admin-tag-quiet' },
};

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

/** A user's role with text and icon: coach yellow, superadmin grey. */
export function RoleTag({ role }: { role: Role }) {
  const { t } = useTranslation();
  const Icon = role === 'superadmin' ? CrownOutlined : TeamOutlined;
  return (
    <Tag className={`admin-tag admin-tag-${role}`} icon={<Icon aria-hidden />}>
      {t(`common.${role}`)}
    </Tag>
  );
}
