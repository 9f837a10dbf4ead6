/** Icons of the same set for the list of lots: few, since that page carries them from its first moment. */
import { icon } from './icones.tsx'

export const IconFilter = /* @__PURE__ */ icon(
  'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M9 14.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
)
export const IconGrid = /* @__PURE__ */ icon(
  'M5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M15 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M5 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1M15 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1',
)
export const IconList = /* @__PURE__ */ icon(
  'M9 6h11M9 12h11M9 18h11M4.5 5.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8M4.5 11.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8M4.5 17.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8',
)
export const IconBell = /* @__PURE__ */ icon(
  'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10M10 19.5a2.2 2.2 0 0 0 4 0',
)
export const IconStar = /* @__PURE__ */ icon(
  'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
)
