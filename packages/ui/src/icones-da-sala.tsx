/** Icons of the same set for the bar of an auction's room. */
import { icon } from './icones.tsx'

export const IconSun = /* @__PURE__ */ icon(
  'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
)
export const IconMoon = /* @__PURE__ */ icon('M20 14.2A8.2 8.2 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2')
export const IconUsers = /* @__PURE__ */ icon(
  'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2.5 19.5c.5-3.2 3.2-5 6.5-5s6 1.8 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15c1.9.7 3.1 2.3 3.5 4.5',
)
export const IconVolume = /* @__PURE__ */ icon(
  'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.2a4 4 0 0 1 0 5.6M18.2 6.5a7.8 7.8 0 0 1 0 11',
)
