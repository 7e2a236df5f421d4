import { CheckCircleOutlined, ClockCircleOutlined, StopOutlined } from '@ant-design/icons';
import type { RegistrationStatus } from '@lions/domain';
import { Tag } from 'antd';

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
