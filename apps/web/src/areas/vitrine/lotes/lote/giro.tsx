// A turn around the good: drag or arrow keys; frames are loaded all at once, in a width that fits.
import type { FotoPublica } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { ehIlustrativa } from '../../../../parts/lotes/ilustrativa.ts'

/** Dragging over this share of the stage is one whole turn. */
const VOLTA_POR_LARGURA = 1
const LARGURA_DESEJADA = 960

const enderecoDo = (f: FotoPublica): string =>
  `${f.base}-${f.larguras.find((l) => l >= LARGURA_DESEJADA) ?? f.larguras.at(-1)}.webp`

export default function Giro({ quadros, nome }: { quadros: readonly FotoPublica[]; nome: string }) {
  const [atual, setAtual] = useState(0)
  const [carregados, setCarregados] = useState(0)
  const arrasto = useRef<{ x: number; quadro: number } | null>(null)
  const enderecos = quadros.map(enderecoDo)
  const total = enderecos.length

  useEffect(() => {
    let vale = true
    for (const src of quadros.map(enderecoDo)) {
      const imagem = new Image()
      // A frame that fails counts too: the turn goes on without it.
      const contar = (): void => {
        if (vale) setCarregados((n) => n + 1)
      }
      imagem.addEventListener('load', contar)
      imagem.addEventListener('error', contar)
      imagem.src = src
    }
    return () => {
      vale = false
    }
  }, [quadros])

  const ir = (quadro: number): void => setAtual(((Math.round(quadro) % total) + total) % total)
  const aoArrastar = (e: PointerEvent<HTMLDivElement>): void => {
    const inicio = arrasto.current
    if (!inicio) return
    const parte = (e.clientX - inicio.x) / (e.currentTarget.clientWidth * VOLTA_POR_LARGURA)
    ir(inicio.quadro - parte * total)
  }
  const aoTeclar = (e: KeyboardEvent): void => {
    const passo = { ArrowLeft: -1, ArrowRight: 1 }[e.key]
    if (passo === undefined) return
    e.preventDefault()
    ir(atual + passo)
  }
  const graus = Math.round((atual / total) * 360)
  return (
    <div
      className="giro"
      role="slider"
      tabIndex={0}
      aria-label={`Girar ${nome}`}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={graus}
      aria-valuetext={`${graus} graus`}
      onKeyDown={aoTeclar}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId)
        arrasto.current = { x: e.clientX, quadro: atual }
      }}
      onPointerMove={aoArrastar}
      onPointerUp={() => {
        arrasto.current = null
      }}
      onPointerCancel={() => {
        arrasto.current = null
      }}
    >
      <img
        src={enderecos[atual]}
        alt={`${nome}, visto a ${graus} graus${ehIlustrativa(quadros) ? ' (imagem ilustrativa)' : ''}`}
        draggable={false}
      />
      <span className="giro__dica" role="status">
        {carregados < total ? `Carregando ${carregados} de ${total}` : 'Arraste para girar'}
      </span>
    </div>
  )
}
