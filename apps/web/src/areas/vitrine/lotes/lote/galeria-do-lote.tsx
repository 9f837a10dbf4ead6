// The photographs of a lot and, where frames exist, the turn around it (loaded on demand).
import { gruposDeFotos, nomeDoGrupo } from '@martelo/domain/lotes/grupos-de-foto.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Gallery } from '@martelo/ui/gallery.tsx'
import { IconCamera } from '@martelo/ui/icones-ao-vivo.tsx'
import { IconRefresh } from '@martelo/ui/icones-de-uso.tsx'
import { lazy, Suspense, useState } from 'react'
import { fotoDoKit } from '../../../../parts/lotes/fotos.ts'
import { ehIlustrativa } from '../../../../parts/lotes/ilustrativa.ts'
import { useDadosDoLote } from './dados-do-lote.ts'

const Giro = lazy(() => import('./giro.tsx'))
/** On a phone a little less than the picture has: 640 pixels serve a screen of 1.75 dots as well as 1200. */
const TAMANHOS = '(min-width: 82rem) 52rem, (min-width: 64rem) 62vw, 88vw'

export default function GaleriaDoLote() {
  const { lote } = useDadosDoLote()
  const [girando, setGirando] = useState(false)
  const galeria = (
    <Gallery
      label={lote.nome}
      fotos={lote.fotosUrls.map((f, i) => fotoDoKit(f, lote.nome, i))}
      sizes={TAMANHOS}
      ancora="foto"
      grupos={gruposDeFotos(lote.fotosUrls.map((f) => f.legenda))}
      overlay={
        <>
          {lote.carimbos.map((c) => (
            <span className="cartao-do-lote__carimbo" key={c}>
              {c}
            </span>
          ))}
          {ehIlustrativa(lote.fotosUrls) && (
            <span className="cartao-do-lote__carimbo">Imagem ilustrativa</span>
          )}
        </>
      }
    />
  )
  if (lote.giro.length === 0)
    return lote.spincar === null ? (
      galeria
    ) : (
      <div className="galeria-do-lote">
        {galeria}
        <p className="galeria-do-lote__fora">
          <a href={lote.spincar} target="_blank" rel="noreferrer">
            Ver em 360° (abre em outra página)
          </a>
        </p>
      </div>
    )
  return (
    <div className="galeria-do-lote">
      {girando ? (
        <Suspense fallback={galeria}>
          <Giro quadros={lote.giro} nome={lote.nome} />
          <AvariasForaDoGiro
            avaria={lote.fotosUrls.findIndex((f) => nomeDoGrupo(f.legenda) === 'Avarias')}
            aoSair={() => setGirando(false)}
          />
        </Suspense>
      ) : (
        galeria
      )}
      <Button
        className="galeria-do-lote__giro"
        size="s"
        icon={girando ? IconCamera : IconRefresh}
        aria-pressed={girando}
        onClick={() => setGirando(!girando)}
      >
        {girando ? 'Fotos' : 'Girar 360°'}
      </Button>
    </div>
  )
}

/** A turn is taken from afar: what is broken is seen in its own pictures. */
export function AvariasForaDoGiro({
  avaria,
  aoSair,
}: {
  /** index of the first picture of a damage; -1 for none */
  readonly avaria: number
  readonly aoSair: () => void
}) {
  if (avaria < 0) return null
  return (
    <p className="galeria-do-lote__avarias">
      O giro mostra o conjunto.{' '}
      <a href={`#foto-${avaria + 1}`} onClick={aoSair}>
        Veja as avarias nas fotos
      </a>
    </p>
  )
}
