// Order by drag and by keyboard, for rows and for pictures. The handle takes the focus: arrows move the item, Home
// and End bring it to the ends; every move is announced to screen readers. The caller keeps the order. Never by drag
// alone: telephones, screen readers and people who cannot drag use the handle.
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'

export interface ItemOrdenavel {
  readonly linha: {
    readonly draggable: boolean
    readonly onDragStart: (e: DragEvent) => void
    readonly onDragOver: (e: DragEvent) => void
    readonly onDrop: (e: DragEvent) => void
    readonly onDragEnd: () => void
    readonly 'data-arrastando': boolean | undefined
    readonly 'data-alvo': boolean | undefined
  }
  readonly alca: {
    readonly onKeyDown: (e: KeyboardEvent) => void
    readonly 'aria-roledescription': string
    readonly 'aria-label': string
  }
}

interface Opcoes {
  readonly quantos: number
  readonly mover: (de: number, para: number) => void
  readonly nome: (i: number) => string
  readonly travado?: boolean
}

export function useOrdenavel({ quantos, mover, nome, travado = false }: Opcoes): {
  item: (i: number) => ItemOrdenavel
  /** what a live region says */
  anuncio: string
} {
  const origem = useRef<number | null>(null)
  const [arrastando, setArrastando] = useState<number | null>(null)
  const [alvo, setAlvo] = useState<number | null>(null)
  const [anuncio, setAnuncio] = useState('')
  const levar = (de: number, para: number): void => {
    const destino = Math.max(0, Math.min(quantos - 1, para))
    if (travado || destino === de) return
    setAnuncio(`${nome(de)}: posição ${destino + 1} de ${quantos}`)
    mover(de, destino)
  }
  const soltar = (): void => {
    origem.current = null
    setArrastando(null)
    setAlvo(null)
  }
  return {
    anuncio,
    item: (i) => ({
      linha: {
        draggable: !travado,
        'data-arrastando': arrastando === i || undefined,
        'data-alvo': (alvo === i && arrastando !== i) || undefined,
        onDragStart: (e) => {
          origem.current = i
          setArrastando(i)
          e.dataTransfer.effectAllowed = 'move'
          e.dataTransfer.setData('text/plain', String(i))
        },
        onDragOver: (e) => {
          if (origem.current === null) return
          e.preventDefault()
          if (alvo !== i) setAlvo(i)
        },
        onDrop: (e) => {
          if (origem.current === null) return
          e.preventDefault()
          levar(origem.current, i)
          soltar()
        },
        onDragEnd: soltar,
      },
      alca: {
        'aria-roledescription': 'item ordenável',
        'aria-label': `Mover ${nome(i)}, posição ${i + 1} de ${quantos}. Use as setas.`,
        onKeyDown: (e) => {
          const para: Readonly<Record<string, number>> = {
            ArrowUp: i - 1,
            ArrowLeft: i - 1,
            ArrowDown: i + 1,
            ArrowRight: i + 1,
            Home: 0,
            End: quantos - 1,
          }
          const destino = para[e.key]
          if (destino === undefined) return
          e.preventDefault()
          levar(i, destino)
        },
      },
    }),
  }
}

/** A copy of the list with one element moved. */
export function moverNaLista<T>(lista: readonly T[], de: number, para: number): T[] {
  const nova = [...lista]
  const [item] = nova.splice(de, 1)
  if (item !== undefined) nova.splice(para, 0, item)
  return nova
}
