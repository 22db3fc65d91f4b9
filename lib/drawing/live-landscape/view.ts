/** The part of a picture that is seen, in px; a frame holds its pixels alone. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}
