interface PictureProps {
  /** File name in public/images without width and ending: 'venue-palacio'. */
  name: string;
  /** Widths that exist as AVIF; the smallest also as JPEG. */
  widths: [number, ...number[]];
  sizes: string;
  width: number;
  height: number;
  className?: string;
}

/** A decorative picture of the scene renderer, made beforehand in every width it is needed in. Loads when near. */
export function Picture({ name, widths, sizes, width, height, className }: PictureProps) {
  const base = `/images/${name}-`;
  return (
    <picture>
      <source type="image/avif" srcSet={widths.map((w) => `${base}${w}.avif ${w}w`).join()} sizes={sizes} />
      <img
        className={className}
        src={`${base}${widths[0]}.jpg`}
        alt=""
        loading="lazy"
        width={width}
        height={height}
      />
    </picture>
  );
}
