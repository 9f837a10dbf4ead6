// Sends one inspection of this device, in order: the request, the answers, the photographs, the end. Each step is noted
// before the next begins, so that a page that is killed anywhere goes on there; each may be sent twice without harm.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import {
  type FotoNoAparelho,
  fotosPorEnviar,
  mudarDestino,
  type Rascunho,
  respostasPorEnviar,
} from './rascunho-de-vistoria.ts'

type Sincronizar = Calls['POST /v1/vistorias/:uid/sincronizar']
type Concluir = Calls['POST /v1/vistorias/:uid/concluir']
type Destino = NonNullable<Rascunho['destino']>

/** By which calls it goes: in a person's session, or by the link of a removal. */
export interface CaminhoDaVistoria {
  readonly pedir: (r: Rascunho) => Promise<unknown>
  readonly sincronizar: (
    uid: string,
    body: EntradaDe<Sincronizar>['body'],
  ) => Promise<RespostaDe<Sincronizar>>
  readonly foto: (uid: string, destino: Destino, f: FotoNoAparelho, arquivo: File) => Promise<unknown>
  readonly concluir: (uid: string, body: EntradaDe<Concluir>['body']) => Promise<unknown>
}

export interface Aparelho {
  readonly uid: string
  readonly nome: string
}
interface Meios {
  readonly caminho: CaminhoDaVistoria
  readonly aparelho: Aparelho
  /** keeps what is known now; answers it as it stands, with what the person did meanwhile */
  readonly guardar: (mudar: (r: Rascunho) => Rascunho) => Promise<Rascunho>
  readonly foto: (chave: string) => Promise<File | null>
}

const LOTE = 100
/** The place of an inspection may change while it is sent: not for ever. */
const VOLTAS = 4
const agora = (): string => new Date().toISOString()
const mudouDeLugar = (e: unknown): boolean =>
  e instanceof ErroDeChamada && (e.codigo === 404 || e.erro.error === 'OUTRO_APARELHO')

export async function enviarRascunho(inicial: Rascunho, m: Meios): Promise<Rascunho> {
  let r = inicial
  if (r.criar) {
    await m.caminho.pedir(r)
    r = await m.guardar((x) => ({ ...x, criar: false }))
  }
  for (let volta = 1; ; volta++) {
    try {
      r = await enviarRespostas(r, m)
      r = await enviarFotos(r, m)
      return await terminar(r, m)
    } catch (e) {
      if (!mudouDeLugar(e) || volta === VOLTAS) throw e
    }
  }
}

async function enviarRespostas(de: Rascunho, m: Meios): Promise<Rascunho> {
  let r = de
  do {
    const respostas = respostasPorEnviar(r).slice(0, LOTE)
    const dito = await m.caminho.sincronizar(r.uid, {
      aparelho: m.aparelho.uid,
      aparelhoNome: m.aparelho.nome,
      agora: agora(),
      inicio: r.inicio,
      respostas: respostas.map((x) => ({ ...x, valores: [...x.valores], marcacoes: [...x.marcacoes] })),
      assumir: r.assumir,
    })
    const ate = Math.max(r.enviadoAte, ...respostas.map((x) => x.n))
    r = await m.guardar((x) => ({
      ...mudarDestino({ ...x, enviadoAte: ate }, dito.destino),
      motivo: dito.motivo,
      podeAssumir: dito.podeAssumir,
      assumir: false,
      erro: dito.recusadas.length === 0 ? null : `O servidor não aceitou: ${dito.recusadas.join(', ')}.`,
    }))
  } while (respostasPorEnviar(r).length > 0)
  return r
}

async function enviarFotos(de: Rascunho, m: Meios): Promise<Rascunho> {
  let r = de
  for (const f of fotosPorEnviar(r)) {
    const { destino } = r
    const arquivo = destino && (await m.foto(f.chave))
    if (!destino || !arquivo) continue
    await m.caminho.foto(r.uid, destino, f, arquivo)
    r = await m.guardar((x) => ({
      ...x,
      fotos: x.fotos.map((o) => (o.chave === f.chave ? { ...o, enviadaPara: destino.uid } : o)),
    }))
  }
  return r
}

async function terminar(r: Rascunho, m: Meios): Promise<Rascunho> {
  if (r.fim === null) return r
  if (r.destino?.entidade === 'vistoria')
    try {
      await m.caminho.concluir(r.uid, {
        aparelho: m.aparelho.uid,
        agora: agora(),
        fim: r.fim,
        fotos: r.fotos.map((f) => f.chave),
      })
    } catch (e) {
      if (!(e instanceof ErroDeChamada) || e.erro.error !== 'NAO_PODE') throw e
      // What is missing is said; the person goes on.
      return m.guardar((x) => ({ ...x, fim: null, erro: e.message }))
    }
  return m.guardar((x) => ({ ...x, terminada: true, erro: null }))
}
