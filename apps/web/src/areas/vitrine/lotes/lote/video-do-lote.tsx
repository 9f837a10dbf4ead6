// A video of the lot. Nothing is asked of the video's host before the click; then a frame of that host, which the
// page's content security policy names, takes the place.
import { IconPlay } from '@martelo/ui/icones.tsx'
import { useState } from 'react'

export function VideoDoLote({ src, nome }: { src: string; nome: string }) {
  const [aberto, setAberto] = useState(false)
  const vimeo = src.startsWith('https://player.vimeo.com/')
  return (
    <section className="lote__video">
      <h2>Vídeo</h2>
      <div className="lote__video-quadro">
        {aberto ? (
          <iframe
            src={src}
            title={`Vídeo de ${nome}`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button type="button" onClick={() => setAberto(true)}>
            <IconPlay size={40} />
            <span>Ver o vídeo</span>
            <small>Abre um player do {vimeo ? 'Vimeo' : 'YouTube'} nesta página</small>
          </button>
        )}
      </div>
    </section>
  )
}
