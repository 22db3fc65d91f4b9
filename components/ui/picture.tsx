import type { PictureFields } from '@/lib/content-model/uploads';
import { findGeneratedMedia } from '@/lib/media/media-manifest';

interface PictureProps extends PictureFields {
  /** The `sizes` attribute, which says how wide the picture is shown. */
  sizes: string;
  loading?: 'eager' | 'lazy';
  className?: string;
}

/** An uploaded picture in the sizes that the build generates. */
export function Picture({ image, alt = '', focus, sizes, className, loading = 'lazy' }: PictureProps) {
  const { width, height, avif, src } = findGeneratedMedia('pictures', image);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
        style={focus && { objectPosition: focus.replace('-', ' ') }}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
      />
    </picture>
  );
}
