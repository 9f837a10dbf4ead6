/** Icons of the same set for kinds of goods and the house's own pictograms: shown by sections that come after the page. */
import { icon } from './icones.tsx'

export const IconTruck = /* @__PURE__ */ icon(
  'M4.8 16.5H3.5v-9A1.5 1.5 0 0 1 5 6h9v10.5H9.2M14 9.5h3.5l3 3.5v3.5h-1.3M14.8 16.5H14M7 14.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4M17 14.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4',
)
export const IconVan = /* @__PURE__ */ icon(
  'M4.8 16.5H3V8a2 2 0 0 1 2-2h9.5a3 3 0 0 1 2.5 1.3l2.5 3.7 1.5 1.2v4.3h-1.8M14.8 16.5H9.2M7 14.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4M17 14.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4M3 11h16.5M9 6v5M14 6v5',
)
export const IconMoto = /* @__PURE__ */ icon(
  'M5.5 12.5a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 0 0 0-6.6M18.5 12.5a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 0 0 0-6.6M5.5 15.8 9 10.5h6l-3.2 5.3h-2M18.5 15.8 14.5 6.5h-2.3M15 10.5l3-2M5.5 9.3h2.6l1.4 1.2',
)
export const IconBoat = /* @__PURE__ */ icon('M3.5 14.5h17l-2 4.5h-13zM12 14.5V3.5l6.5 8H12M12 6.5l-5.5 5H12')
export const IconPlane = /* @__PURE__ */ icon(
  'M12 3c.9 0 1.5 1.2 1.5 3v3.2l7 4.3v2l-7-2.2v4l2 1.7v1.5l-3.5-1-3.5 1V19l2-1.7v-4l-7 2.2v-2l7-4.3V6c0-1.8.6-3 1.5-3',
)
export const IconHouse = /* @__PURE__ */ icon('M3.5 11.5 12 4l8.5 7.5M5.5 9.8V20h13V9.8M10 20v-5.5h4V20')
export const IconScrap = /* @__PURE__ */ icon(
  'M5 12l1.5-3.5L10 9l1.2-3 3.3 1 1.2 3.2M4.8 12h8.7l1.5 2 2-2h2.2a1.3 1.3 0 0 1 1.3 1.3v3.2h-17v-3.2A1.3 1.3 0 0 1 4.8 12M6 16.5l-.5 2.5M18 16.5l1 2M17.5 4.5l-1 2M20.5 7l-2 1',
)
export const IconTool = /* @__PURE__ */ icon(
  'M14.8 5.2a4.5 4.5 0 0 1 4.7-1l-2.7 2.7.5 2.3 2.3.5 2.3-2.3a4.5 4.5 0 0 1-6 5.3l-7.7 7.7a1.9 1.9 0 0 1-2.7-2.7l7.7-7.7a4.5 4.5 0 0 1 1.6-4.8',
)
export const IconMoney = /* @__PURE__ */ icon(
  'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M6.3 12h.01M17.7 12h.01',
)
export const IconPix = /* @__PURE__ */ icon('M12 3.5 20.5 12 12 20.5 3.5 12zM8 8l4 4 4-4M8 16l4-4 4 4')
export const IconKey = /* @__PURE__ */ icon(
  'M8 11a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M11.3 12.3 20 3.7M16 7.7l3 3M13 10.6l2 2',
)
