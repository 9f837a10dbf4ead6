// The steps of one removal that wait on this phone, and their sending: at once, when the line is back, and now and then.
import { useCallback, useEffect, useState } from 'react'
import {
  type EnviarPassos,
  enviarPassos,
  guardarPasso,
  type Passo,
  passosGuardados,
} from './fila-de-passos.ts'

const TENTAR_DE_NOVO_MS = 20_000

/** `enviar` and `reler` must be stable functions. */
export function useFilaDePassos(uid: string, enviar: EnviarPassos, reler: () => void) {
  const [guardados, setGuardados] = useState<readonly Passo[]>([])
  const [recusas, setRecusas] = useState<readonly string[]>([])
  const [semRede, setSemRede] = useState(false)
  const tentar = useCallback(async (): Promise<void> => {
    if (passosGuardados(uid).length > 0) {
      try {
        const motivos = await enviarPassos(uid, enviar)
        setSemRede(false)
        if (motivos.length > 0) setRecusas(motivos)
        reler()
      } catch {
        setSemRede(true)
      }
    }
    setGuardados(passosGuardados(uid))
  }, [uid, enviar, reler])
  useEffect(() => {
    void tentar()
    const relogio = setInterval(() => void tentar(), TENTAR_DE_NOVO_MS)
    const voltou = (): void => void tentar()
    window.addEventListener('online', voltou)
    return () => {
      clearInterval(relogio)
      window.removeEventListener('online', voltou)
    }
  }, [tentar])
  const contar = useCallback(
    (p: Omit<Passo, 'chave' | 'quando'>): boolean => {
      const coube = guardarPasso(uid, p)
      setGuardados(passosGuardados(uid))
      if (coube) void tentar()
      return coube
    },
    [uid, tentar],
  )
  return { guardados, recusas, semRede, contar }
}
