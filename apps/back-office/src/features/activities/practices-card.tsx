import { PlusOutlined } from '@ant-design/icons';
import type { PracticeDto } from '@lions/api-client';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '../../ui/screen/part';
import { isOver } from './activity';
import { PracticeDialogPart, PracticesTable } from './practices-table';

/** Lazily loaded add form, with its date picker and selects. */
const ActivityFormPart = partOnDemand(async () => (await import('./form/activity-form')).ActivityForm);

interface PracticesCardProps {
  practices: PracticeDto[];
  isReadOnly: boolean;
  onRoster: (practice: PracticeDto) => void;
}

/** 'Practice Sessions': upcoming ones, past ones collapsed below, and the add form. */
export function PracticesCard({ practices, isReadOnly, onRoster }: PracticesCardProps) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<PracticeDto>();
  const now = new Date();
  const ahead = practices.filter((practice) => !isOver(practice, now));
  return (
    <section className="admin-card practices-card" aria-labelledby="practices-title">
      <div className="admin-card-head">
        <h2 id="practices-title">{t('practices.list')}</h2>
        {!isReadOnly && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            aria-expanded={isAdding}
            {...ActivityFormPart.ahead}
            onClick={() => setAdding(!isAdding)}
          >
            {t('practices.add')}
          </Button>
        )}
      </div>
      {isAdding && !isReadOnly && <ActivityFormPart onClose={() => setAdding(false)} />}
      {practices.length === 0 && !isAdding && <Empty description={t('practices.none')} />}
      {practices.length > 0 && ahead.length === 0 && <p className="admin-hint">{t('practices.noneAhead')}</p>}
      {ahead.length > 0 && (
        <PracticesTable
          practices={ahead}
          labelledBy="practices-title"
          onRoster={onRoster}
          canCheckIn={!isReadOnly}
          onEdit={isReadOnly ? undefined : (practice) => setEdited(practice)}
        />
      )}
      <PastPractices
        practices={practices.filter((practice) => isOver(practice, now))}
        isReadOnly={isReadOnly}
        onRoster={onRoster}
      />
      {edited && <PracticeDialogPart practice={edited} onClosed={() => setEdited(undefined)} />}
    </section>
  );
}

/** Past practices, most recent first. */
function PastPractices({ practices, isReadOnly, onRoster }: PracticesCardProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (practices.length === 0) return null;
  return (
    <details className="admin-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id="past-practices">{t('practices.past', { total: practices.length })}</summary>
      {isOpen && (
        <PracticesTable
          practices={[...practices].reverse()}
          labelledBy="past-practices"
          onRoster={onRoster}
          canCheckIn={!isReadOnly}
        />
      )}
    </details>
  );
}
