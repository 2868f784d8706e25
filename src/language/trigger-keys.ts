/** Keys of triggers that an edition asks for by name; apart, so that asking loads no compiler. */

/** What is said from beneath a mission to whoever attempts that. */
export const TO_WHO_ATTEMPTS = 'to:attempt';
