/** Icons of the same set that lot pages show and the frame, the cards and the home page do without. */
import { icon } from './icones.tsx'

// Navigation and actions
export const IconExpand = /* @__PURE__ */ icon('M14.5 4H20v5.5M9.5 20H4v-5.5M20 4l-6.5 6.5M4 20l6.5-6.5')
export const IconLock = /* @__PURE__ */ icon(
  'M6.5 11h11A1.5 1.5 0 0 1 19 12.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11M8 11V8a4 4 0 0 1 8 0v3M12 14.5v2',
)
export const IconExternal = /* @__PURE__ */ icon(
  'M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
)
export const IconRefresh = /* @__PURE__ */ icon(
  'M20 5v5h-5M4 19v-5h5M19.2 10A7.6 7.6 0 0 0 5.6 8M4.8 14a7.6 7.6 0 0 0 13.6 2',
)

// State
export const IconXCircle = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M9 9l6 6M15 9l-6 6',
)
export const IconInfo = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 11v5.2M12 7.8h.01',
)

// Money and papers
export const IconDocument = /* @__PURE__ */ icon(
  'M7 3.5h7l4.5 4.5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5M14 3.5V8h4.5M9 12.5h6M9 16h4',
)
