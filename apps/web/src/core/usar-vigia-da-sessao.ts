// Keeps the session alive while a page is open, on the site and in every working area. Resumes a session that this
// browser remembers and the server no longer sees, because its access token expired while no page was open.
import { useEffect, useState } from 'react'
import { insistir } from './insistir.ts'
import { useQuem, useMarca } from './marca-atual.ts'
import { saidaPendente, sessaoLembrada } from './sessao-lembrada.ts'

/**
 * `lembrar` shows that an idle session is about to end; a stable function. True: the page was rendered without a
 * session while one is being resumed, or with the session of a user who has signed out; it reloads then.
 */
export function useVigiaDaSessao(lembrar: (texto: string) => void): boolean {
  const { minutosOciosos } = useMarca()
  const quem = useQuem()
  const [deixada] = useState(saidaPendente)
  const [incerta, setIncerta] = useState(() => deixada || (quem === null && sessaoLembrada() !== null))
  useEffect(() => {
    const resolver = (): void => setIncerta(false)
    if (quem === null && !saidaPendente() && sessaoLembrada() === null) return resolver()
    let parar: (() => void) | undefined
    let vale = true
    const semScript = quem === null ? resolver : () => undefined
    void insistir(() => import('./sessao.ts'), semScript).then(async ({ retomarSessao, vigiarSessao }) => {
      if (!vale) return
      if (quem === null) {
        if (!(await retomarSessao())) resolver()
      } else if (deixada && !saidaPendente()) {
        // Another tab has told the server meanwhile.
        location.reload()
      } else parar = vigiarSessao({ quem, segundosOciosos: minutosOciosos * 60, lembrar })
    })
    return () => {
      vale = false
      parar?.()
    }
  }, [quem, minutosOciosos, lembrar, deixada])
  return incerta
}
