// The photographs of one removal that wait on this phone, and their sending.
import type { MomentoDaViagem } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { useCallback, useEffect, useState } from 'react'
import { type EnviarFoto, enviarFotos, fotosGuardadas, guardarFotoDaViagem } from './fila-de-fotos.ts'

const TENTAR_DE_NOVO_MS = 20_000

/** One sending at a time, whatever asks for it. */
const enviando = new Set<string>()

/** `enviar` and `reler` must be stable functions. */
export function useFilaDeFotos(uid: string, enviar: EnviarFoto, reler: () => void) {
  const [aqui, setAqui] = useState(() => fotosGuardadas(uid))
  const [recusas, setRecusas] = useState<readonly string[]>([])
  const tentar = useCallback(async (): Promise<void> => {
    if (enviando.has(uid) || fotosGuardadas(uid).length === 0) return
    enviando.add(uid)
    try {
      const motivos = await enviarFotos(uid, enviar)
      if (motivos.length > 0) setRecusas(motivos)
      reler()
    } catch {
      // No line: they wait here.
    } finally {
      enviando.delete(uid)
      setAqui(fotosGuardadas(uid))
    }
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
  const tirar = async (momento: MomentoDaViagem, arquivo: File, posicao?: string): Promise<boolean> => {
    const coube = await guardarFotoDaViagem(uid, momento, arquivo, posicao).catch(() => false)
    setAqui(fotosGuardadas(uid))
    if (coube) void tentar()
    return coube
  }
  return { aqui, recusas, tirar }
}
