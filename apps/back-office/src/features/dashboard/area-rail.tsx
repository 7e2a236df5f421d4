import type { CurrentUserDto } from '@lions/api-client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useAreas } from './areas';
import './area-rail.css';

/** A view with the areas beside it, where the screen is wide enough. */
export function WithAreaRail({ user, children }: { user: CurrentUserDto; children: ReactNode }) {
  const { t } = useTranslation();
  const current = useSearchParams()[0].get('view');
  const areas = useAreas(user).filter(({ isOff }) => !isOff);
  return (
    <div className="with-area-rail">
      <nav className="area-rail" aria-label={t('dashboard.areas')}>
        {areas.map(({ view, icon, title }) => (
          <Link key={view} to={`/admin?view=${view}`} aria-current={view === current ? 'page' : undefined}>
            <span aria-hidden="true">{icon}</span>
            {title}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
