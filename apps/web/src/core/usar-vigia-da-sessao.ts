// Keeps the session of whoever has a page open alive, on the site and in every working area; takes up one again that this
// browser remembers and the server no longer sees, because its access token ended while no page was open.
import { useEffect, useState } from 'react'
import { useMarca, useQuem } from './marca-atual.ts'
import { deveSessao } from './sessao-lembrada.ts'

/**
 * `lembrar` shows that an idle session is about to end; the same function each time. True: the page came for nobody, and
 * whether it is somebody's is being asked; it loads again then.
 */
export function useVigiaDaSessao(lembrar: (texto: string) => void): boolean {
  const { minutosOciosos } = useMarca()
  const quem = useQuem()
  const [retomando, setRetomando] = useState(() => quem === null && deveSessao())
  useEffect(() => {
    if (quem === null && !deveSessao()) return
    let parar: (() => void) | undefined
    let vale = true
    void import('./sessao.ts').then(async ({ retomarSessao, vigiarSessao }) => {
      if (!vale) return
      if (quem === null) {
        if (await retomarSessao()) location.reload()
        else setRetomando(false)
      } else parar = vigiarSessao({ quem, segundosOciosos: minutosOciosos * 60, lembrar })
    })
    return () => {
      vale = false
      parar?.()
    }
  }, [quem, minutosOciosos, lembrar])
  return retomando
}
