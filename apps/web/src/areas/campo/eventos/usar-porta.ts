// The state of a door: the guests as last read, who came in here since, and what waits to be sent.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { type Recebido, recebidoPor } from './dizer-na-porta.ts'
import {
  type DaPorta,
  type Entrada,
  esquecerEntrada,
  guardadas,
  guardar,
  lembrarPorta,
  mandarGuardadas,
  portaLembrada,
} from './fila-da-porta.ts'

/** Another phone at the same door. */
const RELER_MS = 15_000

/** Who came in here and is not told of yet is in. */
function comOsDaqui(
  lidos: readonly DaPorta[],
  aqui: ReadonlyMap<string, Pick<Entrada, 'quando' | 'pessoas'>>,
): readonly DaPorta[] {
  return lidos.map((g) => {
    const e = aqui.get(g.codigo)
    return g.entrouAt !== null || e === undefined ? g : { ...g, entrouAt: e.quando, pessoas: e.pessoas }
  })
}

export function usePorta(uid: string) {
  const [esperam, setEsperam] = useState(() => guardadas(uid))
  // What became of the entries that this phone sent, by code.
  const [feitas, setFeitas] = useState<ReadonlyMap<string, Recebido>>(new Map())
  const { data, error, refetch } = useQuery({
    queryKey: ['porta-do-evento', uid],
    queryFn: async () => {
      const enviadas = guardadas(uid)
      const resultados = await mandarGuardadas(uid)
      setEsperam(guardadas(uid))
      const ditas = enviadas.flatMap((e) =>
        resultados.some((r) => r.codigo === e.codigo)
          ? [[e.codigo, recebidoPor(e, resultados)] as const]
          : [],
      )
      // Sent twice, the second answer is that he is in already: the first one counts.
      if (ditas.length > 0)
        setFeitas((antes) => new Map([...antes, ...ditas.filter(([c]) => antes.get(c) !== 'entrou')]))
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
  const lida = data ?? portaLembrada(uid)
  const aqui = new Map(esperam.map((e) => [e.codigo, e]))
  const convidados = comOsDaqui(lida?.convidados ?? [], aqui)
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
  const desfazer = useCallback(
    async ({ codigo, entrouAt }: DaPorta): Promise<void> => {
      // One that never left this phone is known to no one else.
      const soDaqui = guardadas(uid).some((e) => e.codigo === codigo)
      if (!soDaqui && entrouAt !== null)
        await chamar('POST /v1/eventos/:uid/entradas/desfazer', {
          params: { uid },
          body: { codigo, entrouAt },
        })
      esquecerEntrada(uid, codigo)
      setEsperam(guardadas(uid))
      setFeitas((antes) => new Map([...antes].filter(([c]) => c !== codigo)))
      await refetch()
    },
    [uid, refetch],
  )
  return {
    convidados,
    desfazer,
    dentro: convidados.reduce((n, g) => n + (g.entrouAt === null ? 0 : g.pessoas), 0),
    esperando: esperam.length,
    semRede: error !== null,
    cancelado: lida?.evento.cancelado ?? false,
    /** why there is no list, neither read nor kept */
    semLista: lida === null ? (error?.message ?? null) : null,
    feitas,
    daqui: (codigo: string): boolean => aqui.has(codigo) || feitas.get(codigo) === 'entrou',
    receber,
  }
}
