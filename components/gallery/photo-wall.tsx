import { cx } from 'class-variance-authority';
import { narrowWindow } from '@/components/ui/media-queries';
import { Picture } from '@/components/ui/picture';
import type { PictureFields } from '@/lib/content-schema/media';

/** Rows of two, 60 % and 40 %, then 40 % and 60 %, as merlons and gaps; what is left over takes a row of its own. */
const wide = 'column:col-span-2 column:nth-[4n]:col-span-3 column:nth-[4n+1]:col-span-3';
const wideShape = 'column:aspect-auto column:nth-[4n]:aspect-3/2 column:nth-[4n+1]:aspect-3/2';
const wideLast = 'column:last:odd:col-span-5 column:last:odd:aspect-5/2';
/** On narrow screens one across the whole width, then two beside each other. */
const narrow = 'max-column:aspect-square max-column:nth-[3n+1]:col-span-2 max-column:nth-[3n+1]:aspect-3/2';
const narrowLast = 'max-column:last:nth-[3n+2]:col-span-2 max-column:last:nth-[3n+2]:aspect-3/2';

/** Photos in the rhythm of a battlement. Each has its room before it has loaded. */
export function PhotoWall({ photos }: { photos: PictureFields[] }) {
  return (
    <ul className="grid grid-cols-5 gap-3.5 max-column:grid-cols-2 max-column:gap-2">
      {photos.map((photo, index) => (
        <li key={photo.image} className={cx('relative', wide, wideShape, wideLast, narrow, narrowLast)}>
          <Picture
            {...photo}
            // The first row is there without scrolling.
            {...(index < 2 && { loading: 'eager' })}
            className="absolute inset-0 size-full object-cover"
            sizes={`${narrowWindow} ${index % 3 === 0 ? '92vw' : '46vw'}, 54vw`}
          />
        </li>
      ))}
    </ul>
  );
}
