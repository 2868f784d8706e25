/** Days and times in the time zone of the machine. */

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11-22`, here. */
export const localDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** `2026-11-22 19:05`, here. */
export const localTime = (date: Date): string => `${localDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
