/**
 * The draft on this screen. Every act goes through one queue, each with the version before it, so that one person's
 * typing, dragging and publishing never conflict. After a conflict with another editor the act is kept for the person
 * to decide; others' changes are polled for while nothing waits.
 */
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarAtencao, avisarErro } from '../../../core/mantine/avisos.ts'
import { conflitoDe, type DadosDoConflito } from '../../../kit/ficha/conflito.tsx'

export type PaginaEditada = RespostaDe<Calls['GET /v1/hotsite/paginas/:id']>
export type SessaoEditada = PaginaEditada['sessoes'][number]
export type ItemEditado = SessaoEditada['itens'][number]

type Ato = (versao: number) => Promise<PaginaEditada>
/** Messages by field; null: done. */
export type Erros = Readonly<Record<string, string>> | null

const NOTICIAS_MS = 10_000

export interface Editor {
  readonly pagina: PaginaEditada
  readonly conflito: DadosDoConflito | null
  /** grows when the draft came from elsewhere: open forms reset */
  readonly epoca: number
  agir(ato: Ato, o?: { silencio?: boolean }): Promise<Erros>
  manterMeu(): void
  usarNovo(): void
}

export function useEditor(uid: string): { editor: Editor | null; erro: Error | null; reler: () => void } {
  const consultas = useQueryClient()
  const chave = ['pagina', uid]
  const esperando = useRef(0)
  const fila = useRef<Promise<unknown>>(Promise.resolve())
  const [conflito, setConflito] = useState<{ dados: DadosDoConflito; ato: Ato } | null>(null)
  const [epoca, setEpoca] = useState(0)
  const minha = useRef(0)
  const { data, error, refetch } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/hotsite/paginas/:id', { params: { id: uid } }),
    refetchInterval: () => (esperando.current === 0 ? NOTICIAS_MS : false),
    staleTime: 0,
  })

  useEffect(() => {
    if (data === undefined) return
    if (minha.current !== 0 && data.versao > minha.current) {
      avisarAtencao(
        `${data.alteradaPor ?? 'Outra pessoa'} acabou de mudar esta página. O editor mostra a nova.`,
      )
      setEpoca((e) => e + 1)
    }
    minha.current = Math.max(minha.current, data.versao)
  }, [data])

  const fazer = useCallback(
    async (ato: Ato, silencio: boolean): Promise<Erros> => {
      try {
        const nova = await ato(minha.current)
        minha.current = nova.versao
        consultas.setQueryData(['pagina', uid], nova)
        setConflito(null)
        return null
      } catch (e) {
        const dados = conflitoDe(e)
        if (dados !== null) {
          setConflito({ dados, ato })
          return {}
        }
        const campos = e instanceof ErroDeChamada ? e.campos : {}
        if (!silencio || Object.keys(campos).length === 0) avisarErro(e)
        return campos
      }
    },
    [consultas, uid],
  )
  const agir = useCallback(
    (ato: Ato, { silencio = false } = {}): Promise<Erros> => {
      esperando.current += 1
      const feito = fila.current.then(() => fazer(ato, silencio))
      fila.current = feito.finally(() => {
        esperando.current -= 1
      })
      return feito
    },
    [fazer],
  )
  const editor: Editor | null =
    data === undefined
      ? null
      : {
          pagina: data,
          conflito: conflito?.dados ?? null,
          epoca,
          agir,
          manterMeu() {
            if (conflito === null) return
            minha.current = conflito.dados.versao
            void agir(conflito.ato)
          },
          usarNovo() {
            setConflito(null)
            minha.current = 0
            setEpoca((e) => e + 1)
            void refetch()
          },
        }
  return { editor, erro: error, reler: () => void refetch() }
}
