import { narrowWindow } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Page } from '@/lib/content-model/pages';
import { findGeneratedMedia } from '@/lib/media/media-manifest';
import { wholePhoto } from '@/lib/words/media';
import styles from './photo-wall.module.css';

/** Photos in the rhythm of a battlement. Each photo links to its uncropped file. */
export function PhotoWall({ photos }: Pick<Page, 'photos'>) {
  return (
    <ul className={styles.wall}>
      {photos.map(({ caption, ...picture }, index) => {
        const isLast = index === photos.length - 1;
        const narrow = index % 3 === 0 || isLast ? '92vw' : '46vw';
        const wide = isLast ? '92vw' : '54vw';
        return (
          <li key={picture.image} className={styles.photo}>
            <a className={styles.link} href={findGeneratedMedia('pictures', picture.image).src}>
              <Picture
                {...picture}
                loading={index < 2 ? 'eager' : 'lazy'}
                className="absolute inset-0 size-full object-cover"
                sizes={`${narrowWindow} ${narrow}, ${wide}`}
              />
              <span className="sr-only"> {wholePhoto}</span>
            </a>
            {caption && <p className="mt-2 mb-3 text-small leading-snug text-muted">{caption}</p>}
          </li>
        );
      })}
    </ul>
  );
}
