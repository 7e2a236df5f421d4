import type { IncidentDto } from '@lions/api-client';
import { formatDay } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import type { ComparedField } from '../../ui/forms/version-conflict';
import { DAYS, savedIncident, type IncidentValues } from './incident-values';

type Fact = Omit<ReturnType<typeof savedIncident>, 'knownOn'> & Pick<IncidentDto, 'knownOn'>;

/** The fields of an incident in the order of the register, with the text of each value. */
export function useIncidentFacts(): { label: string; show: (incident: Fact) => string }[] {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const day = (value: string | null | undefined) => (value ? formatDay(value, language) : '');
  const texts = ['occurred', 'happened', 'information'] as const;
  const later = DAYS.filter((name) => name !== 'knownOn');
  return [
    { label: t('incidents.knownOn'), show: ({ knownOn }) => day(knownOn) },
    ...texts.map((name) => ({ label: t(`incidents.${name}`), show: (incident: Fact) => incident[name] })),
    {
      label: t('incidents.persons'),
      show: ({ persons }) => String(persons ?? t('incidents.notKnown')),
    },
    {
      label: t('incidents.isSerious'),
      show: ({ isSerious }) => t(isSerious ? 'incidents.yes' : 'incidents.no'),
    },
    { label: t('incidents.riskReason'), show: ({ riskReason }) => riskReason },
    { label: t('incidents.measures'), show: ({ measures }) => measures ?? '' },
    ...later.map((name) => ({
      label: t(`incidents.${name}`),
      show: (incident: Fact) => day(incident[name]),
    })),
  ];
}

/** The same for a form's values, for the version comparison. */
export function useComparedFields(): ComparedField<IncidentValues>[] {
  return useIncidentFacts().map(({ label, show }) => ({
    label,
    show: (values) => show(savedIncident(values)),
  }));
}
