import { LinkOutlined } from '@ant-design/icons';
import type { FamilyCardDto } from '@lions/api-client';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FamilyLinkDialog } from '../../ui/family-links/family-link-dialog';
import { FamilyWays } from '../../ui/families/family-ways';

/** Parents and children, how to reach them, and the family's link to hand over. */
export function FamilyContact({ family }: { family: FamilyCardDto }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isLinking, setLinking] = useState(false);
  const { email, phones, parentNames, playerNames, locale, isProven, registrations } = family;
  const facts = [
    { label: t('familyCard.parents'), text: parentNames.join(', ') },
    { label: t('familyCard.children'), text: playerNames.join(', ') },
    {
      label: t('familyCard.language'),
      text: locale === null ? t('familyCard.bothLanguages') : t(`familyCard.languages.${locale}`),
    },
    { label: t('familyCard.email'), text: t(isProven ? 'familyCard.proven' : 'familyCard.unproven') },
  ];
  // Any registration names the family; the link is the same.
  const registration = registrations.at(-1);
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('familyCard.toReach')}</h2>
      <FamilyWays phones={phones} email={email} />
      <dl className="admin-facts family-facts">
        {facts
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {registration && (
        <div className="admin-form-actions">
          <Button icon={<LinkOutlined aria-hidden />} onClick={() => setLinking(true)}>
            {t('familyCard.link')}
          </Button>
        </div>
      )}
      {registration && isLinking && (
        <FamilyLinkDialog
          row={{ id: registration.id, parentEmail: email }}
          onClosed={() => setLinking(false)}
        />
      )}
    </section>
  );
}
