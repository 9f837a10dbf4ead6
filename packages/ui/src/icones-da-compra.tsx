/** One icon of the same set, alone: the basket shows none of the tools'. */
import { icon } from './icones.tsx'

export const IconReceipt = /* @__PURE__ */ icon(
  'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8.5h6M9 12.5h6',
)
