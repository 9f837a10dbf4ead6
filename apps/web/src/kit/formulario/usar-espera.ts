// Seconds until something may be asked for again, counted down on the screen: what the server said, by its clock.
import { tempoEmPalavras } from '@martelo/domain/calendario/tempo-em-palavras.ts'
import { useCallback, useEffect, useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { relogio } from '../../core/relogio.ts'

export interface Espera {
  /** whole seconds; 0: now */
  readonly faltam: number
  /** "Enviar outro código", or how long until then */
  rotulo(quandoPuder: string): string
  ate(instante: string | null | undefined): void
  /** what a refusal says of the wait; other errors say nothing */
  ouvir(erro: unknown): void
}

export function useEspera(): Espera {
  const [fim, setFim] = useState(0)
  const [agora, setAgora] = useState(0)
  const faltam = Math.max(0, Math.ceil((fim - agora) / 1000))
  useEffect(() => {
    if (fim === 0) return
    const andar = (): void => setAgora(relogio.agora())
    andar()
    const batida = setInterval(() => {
      andar()
      if (relogio.agora() >= fim) clearInterval(batida)
    }, 500)
    return () => clearInterval(batida)
  }, [fim])
  const comecar = useCallback((quando: number) => {
    setAgora(relogio.agora())
    setFim(quando)
  }, [])
  const ate = useCallback(
    // Effects return what this returns: it is nothing.
    (instante: string | null | undefined): void => {
      if (instante) comecar(Date.parse(instante))
    },
    [comecar],
  )
  const ouvir = useCallback(
    (erro: unknown) => {
      const segundos = erro instanceof ErroDeChamada ? erro.erro.esperarSegundos : undefined
      if (segundos !== undefined) comecar(relogio.agora() + segundos * 1000)
    },
    [comecar],
  )
  return {
    faltam,
    rotulo: (quandoPuder) => (faltam === 0 ? quandoPuder : `${quandoPuder} em ${tempoEmPalavras(faltam)}`),
    ate,
    ouvir,
  }
}
