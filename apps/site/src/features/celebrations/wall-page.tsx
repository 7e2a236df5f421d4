import { formatDay, localize } from '@lions/web-base';
import { CELEBRATIONS } from '../../content/celebrations';
import { GOLF_GALLERY, type GalleryPicture } from '../../content/club/gallery';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { SitePicture } from '../../ui/picture';
import css from './wall.css?inline';

type PartProps = Pick<PageRequest, 'language' | 'texts'>;

/**
 * A picture whose caption is shown on hover or focus, and permanently once it is pressed. The caption is
 * outside of `details`, which would hide it from screen readers while closed.
 */
function WallPicture({
  entry,
  eager,
  language,
  texts,
}: PartProps & { entry: GalleryPicture; eager: boolean }) {
  return (
    <figure className="wall-picture">
      <details>
        <summary>
          <SitePicture picture={entry.picture} language={language} eager={eager} />
        </summary>
      </details>
      <figcaption>
        <span className="wall-prompt" aria-hidden="true">
          {texts.celebrations.wall.showCaption}
        </span>
        <span className="wall-caption">{entry.caption[language]}</span>
      </figcaption>
    </figure>
  );
}

/** The pictures of the golf tournament. */
export function wallPage({ language, texts }: PageRequest): Page {
  const { wall } = texts.celebrations;
  const tournament = CELEBRATIONS.find(({ link }) => link?.path === '/wall-of-celebrations');
  return {
    title: wall.title,
    description: wall.description,
    css: [css],
    sharePicture: 'celebrations',
    content: (
      <>
        <PageHead
          title={wall.title}
          lead={wall.lead}
          back={{ href: localize('/50th-celebrations', language), name: wall.back }}
        />
        <section className="wrap page-body" aria-labelledby="gallery-title">
          <h2 id="gallery-title">{wall.gallery}</h2>
          {tournament && (
            <p className="wall-day">
              <time className="day" dateTime={tournament.date}>
                {formatDay(tournament.date, language)}
              </time>
            </p>
          )}
          <ul className="wall">
            {GOLF_GALLERY.map((entry, index) => (
              <li key={entry.picture.file}>
                <WallPicture entry={entry} eager={index === 0} language={language} texts={texts} />
              </li>
            ))}
          </ul>
        </section>
      </>
    ),
  };
}
