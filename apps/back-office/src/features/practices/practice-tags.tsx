import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EyeInvisibleOutlined,
  HistoryOutlined,
  PieChartOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { PracticeDto } from '@lions/api-client';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { isOver } from './practice-totals';

const LOOKS = {
  available: { Icon: CheckCircleOutlined, tag: 'admin-tag admin-tag-good' },
  partial: { Icon: PieChartOutlined, tag: 'admin-tag' },
  full: { Icon: StopOutlined, tag: 'admin-tag admin-tag-bad' },
  waitlist: { Icon: ClockCircleOutlined, tag: 'admin-tag' },
  cancelled: { Icon: CloseCircleOutlined, tag: 'admin-tag admin-tag-bad' },
  begun: { Icon: HistoryOutlined, tag: 'admin-tag' },
  past: { Icon: HistoryOutlined, tag: 'admin-tag admin-tag-quiet' },
};

/**
 * Status tag of a practice; 'Waitlist (n)' as well where only one of its groups has a waiting list.
 */
export function PracticeTags({ practice }: { practice: PracticeDto }) {
  const { t } = useTranslation();
  const { state, waitlistCount: count, isActive } = practice;
  const look = state === 'past' && !isOver(practice, new Date()) ? 'begun' : state;
  const { Icon, tag } = LOOKS[look];
  const isOpenLine = state === 'partial' && count > 0;
  return (
    <div className="practices-tags">
      <Tag className={tag} icon={<Icon aria-hidden />}>
        {look === 'waitlist' ? t('practices.waitlistCount', { count }) : t(`practices.states.${look}`)}
      </Tag>
      {isOpenLine && (
        <Tag className={LOOKS.waitlist.tag} icon={<ClockCircleOutlined aria-hidden />}>
          {t('practices.waitlistCount', { count })}
        </Tag>
      )}
      {!isActive && (
        <Tag className="admin-tag admin-tag-quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
          {t('tryouts.inactive')}
        </Tag>
      )}
    </div>
  );
}
