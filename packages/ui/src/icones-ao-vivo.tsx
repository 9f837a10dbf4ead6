/** Icons of the same set for pictures and for what is live: three alone, since a room carries them from its first moment. */
import { icon } from './icones.tsx'

export const IconPause = /* @__PURE__ */ icon('M8.5 5.5v13M15.5 5.5v13')
export const IconOffline = /* @__PURE__ */ icon(
  'M4 4l16 16M3 9.5a13 13 0 0 1 2.8-1.8M10 5.7A13 13 0 0 1 21 9.5M6.5 13a8 8 0 0 1 2.7-1.7M14.6 11.5a8 8 0 0 1 2.9 1.5M9.8 16.3a3.5 3.5 0 0 1 3.6-.6M12 19.5h.01',
)
export const IconCamera = /* @__PURE__ */ icon(
  'M5 7.5h2.5L9 5h6l1.5 2.5H19A1.5 1.5 0 0 1 20.5 9v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 5 7.5M12 9.7a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7',
)
