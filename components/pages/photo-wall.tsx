import { narrowWindow } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Page } from '@/lib/content-model/pages';
import { findGeneratedMedia } from '@/lib/media/media-manifest';
import { wholePhoto } from '@/lib/words/media';
import styles from './photo-wall.module.css';

/**
 * How many columns of its row a photo takes: of two in a narrow window, of five in a wide one. A narrow window has one
 * photo in a row, then two in the next. A wide one has two in each row, 3 to 2 and then 2 to 3. A last photo without a
 * neighbour fills its row.
 */
function countColumns(index: number, count: number): { narrow: number; wide: number } {
  const isLast = index === count - 1;
  const fillsNarrowRow = index % 3 === 0 || (isLast && index % 3 === 1);
  const fillsWideRow = isLast && index % 2 === 0;
  const startsOrEndsFour = index % 4 === 0 || index % 4 === 3;
  return { narrow: fillsNarrowRow ? 2 : 1, wide: fillsWideRow ? 5 : startsOrEndsFour ? 3 : 2 };
}

/** Photos in the rhythm of a battlement. Each photo links to its uncropped file. */
export function PhotoWall({ photos }: Pick<Page, 'photos'>) {
  return (
    <ul className={styles.wall}>
      {photos.map(({ caption, ...picture }, index) => {
        const columns = countColumns(index, photos.length);
        // A photo is taken to be 3:2, so where its frame is a square, it is half as wide again as its frame.
        const narrow = columns.narrow === 2 ? '92vw' : '69vw';
        const wide = columns.wide === 5 ? '92vw' : '55vw';
        return (
          <li
            key={picture.image}
            className={styles.photo}
            data-narrow-columns={columns.narrow}
            data-wide-columns={columns.wide}
          >
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
