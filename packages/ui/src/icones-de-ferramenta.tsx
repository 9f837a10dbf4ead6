/** Icons of the same set for tools: lists, forms, panels, records. */
import { icon } from './icones.tsx'

// Navigation and actions
export const IconChevronUp = /* @__PURE__ */ icon('M6 14.5l6-6 6 6')
export const IconArrowUp = /* @__PURE__ */ icon('M12 20V4.5M5.5 11 12 4.5l6.5 6.5')
export const IconArrowDown = /* @__PURE__ */ icon('M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5')
export const IconArrowLeft = /* @__PURE__ */ icon('M20 12H4.5M11 5.5 4.5 12l6.5 6.5')
export const IconArrowRight = /* @__PURE__ */ icon('M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5')
export const IconPlus = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const IconMinus = /* @__PURE__ */ icon('M5 12h14')
export const IconDots = /* @__PURE__ */ icon(
  'M5 11.2a.8.8 0 1 0 0 1.6a.8.8 0 0 0 0-1.6M12 11.2a.8.8 0 1 0 0 1.6a.8.8 0 0 0 0-1.6M19 11.2a.8.8 0 1 0 0 1.6a.8.8 0 0 0 0-1.6',
)
export const IconTrash = /* @__PURE__ */ icon(
  'M4 7h16M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6 7l.9 11.6A1.5 1.5 0 0 0 8.4 20h7.2a1.5 1.5 0 0 0 1.5-1.4L18 7M10 11v5.5M14 11v5.5',
)
export const IconUpload = /* @__PURE__ */ icon(
  'M12 15.5V4.5M7 9l5-4.5L17 9M4 15.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2.5',
)
export const IconDownload = /* @__PURE__ */ icon(
  'M12 4v11M7 10.5l5 4.5 5-4.5M4 15.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2.5',
)
export const IconPrint = /* @__PURE__ */ icon(
  'M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5V11a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4.5a1.5 1.5 0 0 1-1.5 1.5H17M7 14.5h10V20H7z',
)
export const IconShare = /* @__PURE__ */ icon(
  'M17.5 3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M6.5 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M17.5 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6',
)
export const IconLogout = /* @__PURE__ */ icon(
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
)
export const IconCopy = /* @__PURE__ */ icon(
  'M10 9h8.5A1.5 1.5 0 0 1 20 10.5V19a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19v-8.5A1.5 1.5 0 0 1 10 9M5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5',
)
// State
export const IconCheck = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7')
export const IconShieldCheck = /* @__PURE__ */ icon(
  'M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8zM8.7 12l2.3 2.3 4.3-4.5',
)
// Auction
export const IconRobot = /* @__PURE__ */ icon(
  'M7 8h10a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 17 19H7a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 7 8M12 8V4.5M10.5 4.5h3M9 12.2v1M15 12.2v1M9.5 16h5M2.5 12.5v2.5M21.5 12.5v2.5',
)
export const IconChat = /* @__PURE__ */ icon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5M8.5 9.5h7M8.5 12.7h4.5',
)

// Money and papers
export const IconBank = /* @__PURE__ */ icon(
  'M3.5 9.5 12 4l8.5 5.5zM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17M4.5 17h15',
)
// People and contact
export const IconPhone = /* @__PURE__ */ icon(
  'M5.5 4h3l1.7 4.3-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2L20 15.5v3a1.6 1.6 0 0 1-1.7 1.6A14.8 14.8 0 0 1 3.9 5.7 1.6 1.6 0 0 1 5.5 4',
)
export const IconMail = /* @__PURE__ */ icon(
  'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5M4 7l8 6.5L20 7',
)
export const IconMessage = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 0 0-7.3 12.9L3.5 20.5l4.2-1.1A8.5 8.5 0 1 0 12 3.5M9 9c-.3 3 3 6.3 6 6l.5-1.6-2-1-1 .8a5 5 0 0 1-1.7-1.7l.8-1-1-2z',
)
