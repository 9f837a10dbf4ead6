// An item's rich text. Its videos are loaded on play.
import { useEffect, useMemo, useRef } from 'react'
import { comVideosParados, tocar } from './videos-do-texto.ts'

/** The server has cleaned it before it was stored. */
export function Rico({ html }: { html: string | undefined }) {
  const onde = useRef<HTMLDivElement>(null)
  const mostrado = useMemo(() => ({ __html: comVideosParados(html ?? '') }), [html])
  useEffect(() => {
    const texto = onde.current
    const ouvir = (e: MouseEvent): void => {
      if (e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && tocar(e.target)) e.preventDefault()
    }
    texto?.addEventListener('click', ouvir)
    return () => texto?.removeEventListener('click', ouvir)
  }, [])
  return html ? <div ref={onde} className="rico" dangerouslySetInnerHTML={mostrado} /> : null
}
