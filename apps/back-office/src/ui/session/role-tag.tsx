import { CrownOutlined, TeamOutlined } from '@ant-design/icons';
import type { Role } from '@lions/domain';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

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
