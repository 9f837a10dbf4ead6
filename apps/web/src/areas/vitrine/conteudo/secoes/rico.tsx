// An item's rich text.

/** The server has cleaned it before it was stored. */
export function Rico({ html }: { html: string | undefined }) {
  return html ? <div className="rico" dangerouslySetInnerHTML={{ __html: html }} /> : null
}
