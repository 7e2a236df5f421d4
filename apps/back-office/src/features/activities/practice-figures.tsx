import type { PracticeDto } from '@lions/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isOver } from './activity';

/** Total Practices, Total Registrations, Waitlist Players. */
export function PracticeFigures({ practices }: { practices: PracticeDto[] }) {
  const { t } = useTranslation();
  const { total, ahead, confirmed, waiting, withLine } = practiceTotals(practices, new Date());
  return (
    <div className="admin-figures">
      <Figure title={t('practices.total')} figure={total} hint={t('practices.totalHint', { count: ahead })} />
      <Figure
        title={t('practices.registrations')}
        figure={confirmed + waiting}
        hint={t('practices.registrationsHint', { confirmed, waiting })}
      />
      <Figure
        title={t('practices.waitlist')}
        figure={waiting}
        hint={t('practices.waitlistHint', { count: withLine })}
      />
    </div>
  );
}

function Figure({ title, figure, hint }: { title: string; figure: number; hint: string }) {
  const id = useId();
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="admin-figure">{figure}</p>
      <p className="admin-hint">{hint}</p>
    </section>
  );
}

/** Totals of the three summary cards. */
export function practiceTotals(practices: readonly PracticeDto[], now: Date) {
  const ahead = practices.filter((practice) => !isOver(practice, now));
  const confirmed = practices.reduce((sum, one) => sum + one.skatersCount + one.goaliesCount, 0);
  const waiting = practices.reduce((sum, { waitlistCount }) => sum + waitlistCount, 0);
  const withLine = ahead.filter(({ waitlistCount }) => waitlistCount > 0).length;
  return { total: practices.length, ahead: ahead.length, confirmed, waiting, withLine };
}
