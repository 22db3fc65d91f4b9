interface PictureProps {
  /** File name in public/images without width and ending: 'venue-palacio', made 480 and 960 pixels wide. */
  name: string;
  /** Slot sizes for pictures wider than half a screen; without, the wide file is for dense screens. */
  sizes?: string;
  /** Place and size of the picture itself; nothing stands around it. */
  className?: string;
}

/** A decorative picture of the scene renderer, made beforehand in the sizes it is needed in. Loads when near. */
export function Picture({ name, sizes, className }: PictureProps) {
  const file = `/images/${name}`;
  const [small, wide] = sizes ? [' 480w', ' 960w'] : ['', ' 2x'];
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`${file}-480.avif${small}, ${file}-960.avif${wide}`} sizes={sizes} />
      <img className={className} src={`${file}-480.jpg`} alt="" loading="lazy" />
    </picture>
  );
}
