// The state of a door: the guests as last read, who came in here since, and what waits to be sent.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { type Recebido, recebidoPor } from './dizer-na-porta.ts'
import {
  type DaPorta,
  guardadas,
  guardar,
  lembrarPorta,
  mandarGuardadas,
  portaLembrada,
} from './fila-da-porta.ts'

/** Another phone at the same door. */
const RELER_MS = 15_000

export function usePorta(uid: string) {
  const [esperam, setEsperam] = useState(() => guardadas(uid))
  const { data, error, refetch } = useQuery({
    queryKey: ['porta-do-evento', uid],
    queryFn: async () => {
      const resultados = await mandarGuardadas(uid)
      setEsperam(guardadas(uid))
      const p = await chamar('GET /v1/eventos/:uid/porta', { params: { uid } })
      lembrarPorta(uid, p)
      return { ...p, resultados }
    },
    refetchInterval: RELER_MS,
    networkMode: 'always',
    retry: false,
  })
  useEffect(() => {
    const voltou = (): void => void refetch()
    addEventListener('online', voltou)
    return () => removeEventListener('online', voltou)
  }, [refetch])
  const lidos = (data ?? portaLembrada(uid))?.convidados ?? []
  const aqui = new Map(esperam.map((e) => [e.codigo, e]))
  const convidados: readonly DaPorta[] = lidos.map((g) => {
    const e = aqui.get(g.codigo)
    return g.entrouAt !== null || e === undefined ? g : { ...g, entrouAt: e.quando, pessoas: e.pessoas }
  })
  const receber = useCallback(
    async (codigo: string, pessoas: number): Promise<Recebido> => {
      const e = { codigo, pessoas, quando: new Date().toISOString() }
      if (!guardar(uid, e)) return 'sem-espaco'
      setEsperam(guardadas(uid))
      const r = await refetch()
      return recebidoPor(e, r.error === null ? (r.data?.resultados ?? null) : null)
    },
    [uid, refetch],
  )
  return {
    convidados,
    dentro: convidados.reduce((n, g) => n + (g.entrouAt === null ? 0 : g.pessoas), 0),
    esperando: esperam.length,
    semRede: error !== null,
    receber,
  }
}
