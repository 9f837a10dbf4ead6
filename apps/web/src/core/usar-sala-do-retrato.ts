// The room of a snapshot that a query loads: its frames from the snapshot's version on, and again after each refetch
// (otherwise frames that came while it was loaded are lost).
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { entrarNaSala, type Lugar, type QuadroRecebido } from './tempo-real.ts'

interface Opcoes {
  /** of the snapshot shown; undefined: none yet, and the room is not entered */
  readonly versao: number | undefined
  /** the query's own way to load it again */
  readonly carregar: () => Promise<{ readonly data?: { readonly versao: number } | undefined }>
  /** must be idempotent */
  readonly quadro: (q: QuadroRecebido) => void
}

/** Returns the function that refetches the snapshot. */
export function useSalaDoRetrato(sala: string, { versao, carregar, quadro }: Opcoes): () => void {
  const lugar = useRef<Lugar | null>(null)
  const recarregar = useCallback(() => {
    void carregar().then(({ data }) => data && lugar.current?.carregou(data.versao))
  }, [carregar])
  const aoQuadro = useEffectEvent(quadro)
  const aoFaltar = useEffectEvent(recarregar)
  const entrar = useEffectEvent(() =>
    entrarNaSala(sala, { quadro: (q) => aoQuadro(q), recarregar: () => aoFaltar() }, versao),
  )
  const pronto = versao !== undefined
  useEffect(() => {
    if (!pronto) return undefined
    const aqui = entrar()
    lugar.current = aqui
    return () => {
      lugar.current = null
      aqui()
    }
  }, [pronto, sala])
  return recarregar
}
