/**
 * The one icon set, drawn for this product on a 24 px grid with a 1.75 px round stroke.
 *
 * An icon is decoration beside a word: it is hidden from assistive technology unless `title` is given. A control
 * with nothing but an icon is named by its own label (see IconButton). Each icon is one path, so that a page pays
 * only for the icons it shows.
 */
import type { ReactElement } from 'react'

export type IconProps = {
  /** pixels or any CSS length; 20 unless told */
  readonly size?: number | string
  readonly title?: string
  readonly className?: string
}

export type Icon = (props: IconProps) => ReactElement

/** One icon from its path; parts that come later keep theirs in a file of their own. */
export function icon(path: string, filled = false): Icon {
  // One element and few attributes: a page has sixty of them. Its stroke stands in base.css.
  const desenho = { __html: `<path d="${path}"/>` }
  const classe = filled ? 'ui-icon ui-icon--filled' : 'ui-icon'
  return function Icone({ size = 20, title, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        className={className ? `${classe} ${className}` : classe}
        {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={desenho}
      />
    )
  }
}

// Navigation and actions
export const IconSearch = /* @__PURE__ */ icon('M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M20.5 20.5 16 16')
export const IconMenu = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
export const IconClose = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const IconChevronLeft = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6')
export const IconChevronRight = /* @__PURE__ */ icon('M9.5 6l6 6-6 6')
// State
export const IconCheckCircle = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M8 12.3l2.8 2.7L16 9.5',
)
export const IconAlert = /* @__PURE__ */ icon(
  'M10.6 4.3 2.9 17.6A1.6 1.6 0 0 0 4.3 20h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0M12 9.5v4M12 16.7h.01',
)
export const IconHelp = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8M12 16.6h.01',
)
export const IconClock = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7.5V12l3 2')
// Auction
export const IconGavel = /* @__PURE__ */ icon(
  'M13.2 3.6l5.2 5.2M8 8.8l5.2 5.2M14.5 4.9 9.3 10.1M17.1 7.5l-5.2 5.2M14.6 10.2l5.9 5.9M4 20.5h9',
)
export const IconHeart = /* @__PURE__ */ icon(
  'M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.4C20 15.2 12 20 12 20',
)
export const IconHeartFilled = /* @__PURE__ */ icon(
  'M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.8 3.6 2 .8-1.2 2.1-2 3.6-2A4.4 4.4 0 0 1 20 9.4C20 15.2 12 20 12 20',
  true,
)
export const IconTrophy = /* @__PURE__ */ icon(
  'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 6H4v1.5a3.5 3.5 0 0 0 3.6 3.5M16.5 6H20v1.5a3.5 3.5 0 0 1-3.6 3.5M12 14v3.5M8.5 20h7M10 20l.5-2.5h3l.5 2.5',
)
export const IconCalendar = /* @__PURE__ */ icon(
  'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v11.5A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 6 5.5M4.5 10h15M8.5 3.5v4M15.5 3.5v4',
)
export const IconMapPin = /* @__PURE__ */ icon(
  'M12 21s-7-6-7-11.3a7 7 0 0 1 14 0C19 15 12 21 12 21M12 7.3a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
)
export const IconPlay = /* @__PURE__ */ icon('M7.5 5v14l11-7z')
// What is sold
export const IconCar = /* @__PURE__ */ icon(
  'M5 11l1.7-4.4A2 2 0 0 1 8.6 5.3h6.8a2 2 0 0 1 1.9 1.3L19 11M4.8 11h14.4a1.3 1.3 0 0 1 1.3 1.3v4.2h-17v-4.2A1.3 1.3 0 0 1 4.8 11M5 16.5v2M19 16.5v2M7 13.8h.01M17 13.8h.01',
)
// People and contact
export const IconUser = /* @__PURE__ */ icon(
  'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
)
