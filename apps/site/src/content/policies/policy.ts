import type { CivilDate } from '@lions/domain';
import type { Localized } from '../localized';

/**
 * A block of a policy's text. In every text, `[words](target)` is a link: '/privacy-policy' to a page of the
 * site, '#retention' to a section, 'https://…' to another site.
 */
export type PolicyBlock =
  | { kind: 'subtitle'; text: Localized }
  | { kind: 'paragraph'; text: Localized }
  | { kind: 'list'; items: Localized[] }
  | { kind: 'table'; columns: Localized[]; rows: Localized[][] }
  /** The club's name, and its postal address, or `place` while none is set. */
  | { kind: 'address'; name: Localized; place: Localized }
  /** Text with {{name}} and {{title}}, or `otherwise` while no person is named. */
  | { kind: 'personInCharge'; named: Localized; otherwise: Localized }
  /** Texts with {{email}} and {{phone}}, or `otherwise` while neither is set. */
  | { kind: 'contact'; byEmail: Localized; byPhone: Localized; otherwise: Localized };

/** A numbered section; its `id` is the fragment of its address in both languages. */
interface PolicySection {
  id: string;
  title: Localized;
  blocks: PolicyBlock[];
  /** Whether the page's own controls, such as the consent choice, are at its end. */
  takesControls?: true;
}

export interface Policy {
  lastUpdated: { date: CivilDate; text: Localized };
  /** In order: a section's number is its position. */
  sections: PolicySection[];
}

export const subtitle = (text: Localized): PolicyBlock => ({ kind: 'subtitle', text });
export const paragraph = (text: Localized): PolicyBlock => ({ kind: 'paragraph', text });
export const list = (items: Localized[]): PolicyBlock => ({ kind: 'list', items });
