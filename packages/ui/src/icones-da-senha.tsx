/** Icons of the same set for the password's field, which stands on pages that carry no other tool. */
import { icon } from './icones.tsx'

export const IconEye = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
)
export const IconEyeOff = /* @__PURE__ */ icon(
  'M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.4 3.2M6.3 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 5.4-1.8M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
)
