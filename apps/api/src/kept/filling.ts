import type { Language } from '@lions/domain';
import { TopicLog } from '../database/topics/topic-log.js';
import type { Basis } from './kept-answer.js';

/** A page that a person may view: canonical path without language. */
export interface PageView {
  path: string;
  language: Language;
}

/** One request of the server to itself, whose answer is to be kept, and what it depends on. */
export class Filling extends TopicLog {
  /** Counted for each person who gets the answer. */
  view: PageView | undefined;

  /** @param basis absent when the versions are not known, so that nothing is kept */
  constructor(readonly basis: Basis | undefined) {
    super();
  }

  /** The fill in progress in this async context; undefined for a visitor's own request. */
  static get running(): Filling | undefined {
    const { current } = TopicLog;
    return current instanceof Filling ? current : undefined;
  }
}
