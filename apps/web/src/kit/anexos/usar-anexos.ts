// The files of one record, and those on their way to it.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  type EntidadeComAnexos,
  type NomeDoTipoDeAnexo,
  recusarAnexo,
  tipoConformeOFormato,
  formatoPeloNome,
  temDeTocar,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { chamar, enderecoDe } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { enviarBytes } from '../../core/enviar-bytes.ts'
import { avisarErro } from '../../core/mantine/avisos.ts'
import { chaveDoHistorico } from '../ficha/andamento.tsx'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { enviarEmPartes, vaiEmPartes } from './enviar-em-partes.ts'
import { provarFilme } from './provar-filme.ts'
import { criarFila, type Envio, type FilaDeEnvios } from './fila-de-envios.ts'

export type Anexo = RespostaDe<Calls['GET /v1/anexos/:entidade/:uid']>[number]
type Anexos = readonly Anexo[]

export interface Dono {
  readonly entidade: EntidadeComAnexos
  readonly uid: string
}

export interface ParaEnviar {
  readonly arquivo: File
  readonly tipo: NomeDoTipoDeAnexo
  readonly pasta: string
  readonly substitui?: string
}
export type EnvioDeAnexo = Envio<ParaEnviar>

const ENDERECO = '/v1/anexos/:entidade/:uid'
export const enderecoDoZip = (dono: Dono): string => enderecoDe(`${ENDERECO}/zip`, { params: { ...dono } })
export const enderecoDoAnexo = (uid: string, como: 'baixar' | 'abrir' | 'miniatura'): string =>
  enderecoDe('/v1/anexos/:uid/arquivo', { params: { uid }, query: { como } })

const chaveDosAnexos = (dono: Dono) => ['anexos', dono.entidade, dono.uid]

function dizer(e: unknown): string {
  if (!(e instanceof ErroDeChamada)) return 'O envio falhou. Tente novamente.'
  return e.campos.arquivo ?? e.campos.tipo ?? e.campos.pasta ?? e.message
}

/** Of every record that files were sent to since the page was opened. */
const filas = new Map<string, FilaDeEnvios<ParaEnviar>>()

function filaDe(dono: Dono, aoChegar: (todos: Anexos) => void): FilaDeEnvios<ParaEnviar> {
  const nome = `${dono.entidade}/${dono.uid}`
  const ja = filas.get(nome)
  if (ja) return ja
  const fila = criarFila<ParaEnviar>(async ({ id, o }, andar, sinal) => {
    if (vaiEmPartes(o.arquivo)) return aoChegar(await enviarEmPartes(dono, id, o, andar, sinal))
    const forma = new FormData()
    for (const [k, v] of [
      ['tipo', o.tipo],
      ['pasta', o.pasta],
      ['substitui', o.substitui],
      ['chaveDoPedido', id],
    ] as const)
      if (v !== undefined) forma.append(k, v)
    forma.append('arquivo', o.arquivo)
    const todos = await enviarBytes('POST', enderecoDe(ENDERECO, { params: { ...dono } }), forma, {
      sinal,
      // The form is a little longer than the file; the end is the answer.
      aoAndar: (bytes) => andar(Math.min(0.99, bytes / o.arquivo.size)),
    })
    aoChegar(todos as Anexos)
  }, dizer)
  filas.set(nome, fila)
  return fila
}

export function useAnexos(dono: Dono) {
  const consultas = useQueryClient()
  const consulta = useQuery({
    queryKey: chaveDosAnexos(dono),
    queryFn: () => chamar('GET /v1/anexos/:entidade/:uid', { params: { ...dono } }),
    refetchOnMount: 'always',
  })
  const por = (todos: Anexos): void => {
    consultas.setQueryData(chaveDosAnexos(dono), todos)
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico(dono.entidade, dono.uid) })
  }
  const fila = filaDe(dono, por)
  const envios = useSyncExternalStore(fila.ouvir, fila.ver, fila.ver)
  const indo = envios.some((e) => e.estado !== 'falhou')
  useEffect(() => {
    if (!indo) return
    const ficar = (e: BeforeUnloadEvent): void => e.preventDefault()
    window.addEventListener('beforeunload', ficar)
    return () => window.removeEventListener('beforeunload', ficar)
  }, [indo])
  const fazer = (promessa: Promise<Anexos>): Promise<void> =>
    promessa.then(por).catch((e: unknown) => {
      avisarErro(e)
      void consulta.refetch()
    })
  const jaTem = consulta.data?.length ?? 0
  const comRecusa = async (o: ParaEnviar) => {
    const formato = formatoPeloNome(o.arquivo.name)
    const jaTemSemEle = o.substitui ? 0 : jaTem
    const daRegra =
      formato &&
      recusarAnexo({
        entidade: dono.entidade,
        tipo: o.tipo,
        bytes: o.arquivo.size,
        formato,
        jaTem: jaTemSemEle,
      })
    const recusa = daRegra?.mensagem ?? (temDeTocar(dono.entidade) ? await provarFilme(o.arquivo) : null)
    return { id: novaChave(), o, recusa }
  }
  return {
    consulta,
    envios,
    fila,
    mandar: (
      arquivos: readonly File[],
      com: { tipo: NomeDoTipoDeAnexo | null; pasta: string; substitui?: string },
    ): void => {
      const todos = arquivos.map((arquivo) => {
        const tipo = com.tipo ?? tipoConformeOFormato(dono.entidade, formatoPeloNome(arquivo.name))
        return comRecusa({ ...com, tipo, arquivo })
      })
      void Promise.all(todos).then((prontos) => fila.juntar(prontos))
    },
    ordenar: (ordem: Anexos): void => {
      por(ordem)
      void fazer(
        chamar('PUT /v1/anexos/:entidade/:uid/ordem', {
          params: { ...dono },
          body: { anexos: ordem.map((a) => a.uid) },
        }),
      )
    },
    remover: (a: Anexo) => fazer(chamar('DELETE /v1/anexos/:uid', { params: { uid: a.uid } })),
    devolver: (uid: string) => fazer(chamar('POST /v1/anexos/:uid/devolver', { params: { uid } })),
    mudar: async (
      a: Anexo,
      body: { tipo: NomeDoTipoDeAnexo; pasta: string; informacao: string },
    ): Promise<void> => por(await chamar('PUT /v1/anexos/:uid', { params: { uid: a.uid }, body })),
  }
}
