/** Outline of the brand's symbol in a box of 32 x 32, to be filled by `evenodd`. media/icons/make.mjs makes the icons from it. */
export const symbol =
  'M2 31V11.5H9.5V2H22.5V11.5H30V31H25.3V24.7H6.7V31zM6.7 20H25.3V16.2H17.8V6.7H14.2V16.2H6.7z';
