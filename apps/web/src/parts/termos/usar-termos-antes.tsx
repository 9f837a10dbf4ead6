// An offer was refused because the house's terms of use are not accepted yet: they open over the page, which keeps what was
// typed. He sends the offer again himself, since its price may be another one by then.
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

const Dialogo = lazy(() => import('./dialogo-de-termos.tsx'))

/** `pedir`: opens them when `erro` is that refusal, and answers whether it was. */
export function useTermosAntes(aoAceitar?: () => void): {
  readonly dialogo: ReactNode
  pedir(erro: unknown): boolean
} {
  const [aberto, setAberto] = useState(false)
  const pedir = useCallback((erro: unknown) => {
    const sao = erro instanceof ErroDeChamada && erro.erro.error === 'termos-nao-aceitos'
    if (sao) setAberto(true)
    return sao
  }, [])
  const dialogo = aberto && (
    <Suspense fallback={null}>
      <Dialogo aoFechar={() => setAberto(false)} aoAceitar={aoAceitar} />
    </Suspense>
  )
  return { dialogo, pedir }
}

/** The same where the refusal stays in the state of who sent: opened once for each. */
export function useTermosDaRecusa(erro: unknown, aoAceitar: () => void): ReactNode {
  const { dialogo, pedir } = useTermosAntes(aoAceitar)
  useEffect(() => void pedir(erro), [erro, pedir])
  return dialogo
}
