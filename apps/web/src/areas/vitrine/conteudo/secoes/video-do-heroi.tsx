// The film behind the opening. The picture stands until the first sign of a person; then the film replaces it where
// that is cheap: not on a telephone, not with data saver, not with reduced motion. It can be stopped, since it loops.
//
// Never rendered by the server: every telephone would fetch it.
import { IconPlay } from '@martelo/ui/icones.tsx'
import { IconPause } from '@martelo/ui/icones-ao-vivo.tsx'
import { useEffect, useRef, useState } from 'react'

const COM_LUGAR = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)'

export default function VideoDoHeroi({ src }: { readonly src: string }) {
  const filme = useRef<HTMLVideoElement>(null)
  const [cabe, setCabe] = useState(false)
  const [parado, setParado] = useState(false)
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    const quer = matchMedia(COM_LUGAR)
    const ver = (): void => setCabe(quer.matches && connection?.saveData !== true)
    ver()
    quer.addEventListener('change', ver)
    return () => quer.removeEventListener('change', ver)
  }, [])
  if (!cabe) return null
  const alternar = (): void => {
    if (parado) void filme.current?.play().catch(() => undefined)
    else filme.current?.pause()
    setParado(!parado)
  }
  return (
    <>
      <video
        ref={filme}
        className="heroi__capa"
        src={src}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
      />
      <button
        type="button"
        className="heroi__pausar"
        aria-label={parado ? 'Continuar o vídeo de fundo' : 'Parar o vídeo de fundo'}
        onClick={alternar}
      >
        {parado ? <IconPlay size={18} /> : <IconPause size={18} />}
      </button>
    </>
  )
}
