import type { Language } from '@lions/domain';
import type { ReactNode } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import type { FamilyActions } from './use-family';

export interface SettingsProps {
  language: Language;
  texts: Dictionary['family'];
  actions: FamilyActions;
}

interface SettingsPartProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** Folded until it is needed. */
export function SettingsPart({ title, id, children }: SettingsPartProps) {
  return (
    <details id={id} className="folded">
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
