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
import { useTranslation } from 'react-i18next';
import { isOver } from './practice-totals';
import { Tag } from '../../ui/screen/tags';

const LOOKS = {
  available: { Icon: CheckCircleOutlined, look: 'good' },
  partial: { Icon: PieChartOutlined, look: 'plain' },
  full: { Icon: StopOutlined, look: 'bad' },
  waitlist: { Icon: ClockCircleOutlined, look: 'plain' },
  cancelled: { Icon: CloseCircleOutlined, look: 'bad' },
  begun: { Icon: HistoryOutlined, look: 'plain' },
  past: { Icon: HistoryOutlined, look: 'quiet' },
} as const;

/**
 * Status tag of a practice; 'Waitlist (n)' as well where only one of its groups has a waiting list.
 */
export function PracticeTags({ practice }: { practice: PracticeDto }) {
  const { t } = useTranslation();
  const { state, waitlistCount: count, isActive } = practice;
  const shown = state === 'past' && !isOver(practice, new Date()) ? 'begun' : state;
  const { Icon, look } = LOOKS[shown];
  const isOpenLine = state === 'partial' && count > 0;
  return (
    <div className="practices-tags">
      <Tag look={look} icon={<Icon aria-hidden />}>
        {shown === 'waitlist' ? t('practices.waitlistCount', { count }) : t(`practices.states.${shown}`)}
      </Tag>
      {isOpenLine && (
        <Tag icon={<ClockCircleOutlined aria-hidden />}>{t('practices.waitlistCount', { count })}</Tag>
      )}
      {!isActive && (
        <Tag look="quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
          {t('practices.inactive')}
        </Tag>
      )}
    </div>
  );
}
