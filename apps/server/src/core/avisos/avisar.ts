// The one way in which the product tells a person something. The notice, its deliveries and what carries them are written
// in the caller's transaction: each event once per receiver, each channel once per notice. Texts, channels and receivers
// are the house's, or the catalogue's; what the person turned off is left out, what falls into his quiet hours waits.
//
// Refuses to send here: the transaction may still fail, and an outside party may take its time.
import { createHmac, randomUUID } from 'node:crypto'
import {
  avisoDe,
  canaisPossiveis,
  ehDeEscolha,
  ehObrigatorio,
  julgarCanal,
  preencherForma,
  textosPadrao,
  type TipoDeAviso,
  type VariaveisDe,
} from '@martelo/domain/avisos/catalogo.ts'
import { type Canal, FORMA_DO_CANAL, VALIDADE_PADRAO_MIN } from '@martelo/domain/avisos/declarar-aviso.ts'
import { quandoEntregar } from '@martelo/domain/avisos/quando-entregar.ts'
import type { MotivoDeDispensa } from '@martelo/domain/avisos/states.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Tx } from '../database/database.ts'
import type { TipoDeArquivo } from '../files/armazenamento.ts'
import { aparelhosDos, gravarAnexos, gravarAvisos, gravarEntregas, type NovaEntrega } from './avisos.sql.ts'
import { assinaturaDe, type CasaQueAvisa, lerCasa } from './casa-que-avisa.sql.ts'
import { despachar } from './despachar.ts'
import { type Receptor, receptoresDe } from './receptores.sql.ts'

/** An account, a bare contact, or the house itself: its mailbox and the people whose work it is. */
export type Para =
  | { readonly cliId: number; readonly email?: string; readonly telefone?: string }
  | { readonly usuId: number; readonly email?: string; readonly telefone?: string }
  | { readonly email: string; readonly nome?: string }
  | { readonly telefone: string; readonly nome?: string }
  | { readonly casa: true }

/** A file of the private store; it goes with the letter alone. */
export interface AnexoDoAviso {
  readonly nome: string
  readonly tipo: TipoDeArquivo
  readonly arquivo: string
}

export interface NovoAviso<T extends TipoDeAviso = TipoDeAviso> {
  readonly tipo: T
  readonly para: Para
  readonly variaveis: VariaveisDe<T>
  /** the event: the same again to the same receiver is no notice; without one each is its own */
  readonly chave?: string
  /** path of the page that it leads to */
  readonly link?: string
  /** what belongs together in the bell and takes one place on a device: `lote:<uid>` */
  readonly marca?: string
  /** fewer than the kind has */
  readonly canais?: readonly Canal[]
  readonly responderA?: string
  /** own way out of letters, instead of the kind's */
  readonly sairUrl?: string
  /** who of the house caused it: his signature ends the letter */
  readonly por?: number | null | undefined
  readonly venceAt?: Date
  /** stored by `guardarParaLinha` in this transaction */
  readonly anexos?: readonly AnexoDoAviso[]
}

export interface AvisoFeito {
  readonly id: number
  readonly cliUid: string | null
  readonly titulo: string
  /** its letters and messages, in `caixa_postal` */
  readonly mensagens: readonly number[]
}

export interface Correio {
  /** scheme and host at which a house is reached */
  origemDaCasa(hotId: number): Promise<string | null>
  /** Answers what is new: nothing for an event that was told before. */
  avisar<T extends TipoDeAviso>(tx: Tx, hotId: number, aviso: NovoAviso<T>): Promise<AvisoFeito[]>
  /** The same for many at once. */
  avisarVarios<T extends TipoDeAviso>(
    tx: Tx,
    hotId: number,
    avisos: readonly NovoAviso<T>[],
  ): Promise<AvisoFeito[]>
}

export interface OpcoesDoCorreio {
  /** scheme and host at which a house is reached */
  readonly origemDaCasa: (hotId: number) => Promise<string | null>
  readonly segredo: Uint8Array
  /** the demonstration tells what was: at its instant, and without sending */
  readonly passado?: { readonly agora: () => number; readonly entregar: typeof despachar }
}

export const seloDeSaida = (segredo: Uint8Array, hotId: number, usuUid: string, tipo: string): string =>
  createHmac('sha256', segredo).update(`aviso|${hotId}|${usuUid}|${tipo}`).digest('base64url')

interface Preparado {
  readonly a: NovoAviso
  readonly r: Receptor
  readonly textos: ReturnType<typeof escrever>
  readonly linha: Parameters<typeof gravarAvisos>[2][number]
}

export function criarCorreio(o: OpcoesDoCorreio): Correio {
  const avisarVarios = async (tx: Tx, hotId: number, avisos: readonly NovoAviso[]): Promise<AvisoFeito[]> => {
    if (avisos.length === 0) return []
    const origem = (await o.origemDaCasa(hotId)) ?? ''
    const casa = await lerCasa(tx, hotId, [...new Set(avisos.map((a) => a.tipo))])
    const receptores = await receptoresDe(tx, casa, avisos)
    const agora = o.passado?.agora() ?? casa.agora.getTime()
    const prontos = avisos.flatMap((a, i) =>
      (receptores[i] ?? []).map((r) => preparar(casa, origem, a, r, agora)),
    )
    const gravados = await gravarAvisos(
      tx,
      hotId,
      prontos.map((p) => p.linha),
      new Date(agora),
    )
    const novos = prontos.flatMap((p) => {
      const id = gravados.get(`${p.linha.destinatario}|${p.linha.tipo}|${p.linha.chave}`)
      return id === undefined ? [] : [{ ...p, id }]
    })
    await gravarAnexos(
      tx,
      hotId,
      novos.flatMap(({ a, id }) => (a.anexos ?? []).map((x) => ({ ...x, aviId: id }))),
    )
    const aparelhos = await aparelhosDos(
      tx,
      hotId,
      novos.flatMap(({ r }) => r.cliId ?? []),
    )
    const entregas: NovaEntrega[] = []
    for (const n of novos) {
      const rabo = await assinaturaDe(tx, hotId, n.a.por)
      const doAviso = entregasDe(o, casa, origem, n, aparelhos.get(n.r.cliId ?? 0) ?? [], agora)
      entregas.push(
        ...doAviso.map((e) => (e.canal === 'email' && e.texto ? { ...e, texto: e.texto + rabo } : e)),
      )
    }
    const entregar = o.passado?.entregar ?? despachar
    const mensagens = await entregar(tx, hotId, await gravarEntregas(tx, hotId, entregas, new Date(agora)))
    return novos.map(({ id, r, linha }) => ({
      id,
      cliUid: r.cliUid,
      titulo: linha.titulo,
      mensagens: mensagens.get(id) ?? [],
    }))
  }
  return {
    origemDaCasa: o.origemDaCasa,
    avisarVarios: (tx, hotId, avisos) => avisarVarios(tx, hotId, avisos),
    avisar: (tx, hotId, aviso) => avisarVarios(tx, hotId, [aviso]),
  }
}

function escrever(casa: CasaQueAvisa, origem: string, a: NovoAviso, r: Receptor) {
  const p = palavras(casa.tipo)
  const padrao = textosPadrao(a.tipo, casa.tipo)
  const valores = {
    ...a.variaveis,
    casa: casa.nome,
    nome: r.nome,
    link: a.link === undefined ? null : origem + a.link,
  }
  return (forma: 'aviso' | 'carta' | 'curta', sigilo = false) => {
    const modelo = casa.texto(a.tipo, r.idioma, forma) ?? padrao[forma]
    return preencherForma(a.tipo, modelo, valores, p, sigilo)
  }
}

function preparar(casa: CasaQueAvisa, origem: string, a: NovoAviso, r: Receptor, agora: number): Preparado {
  const textos = escrever(casa, origem, a, r)
  const { titulo, texto } = textos('aviso', true)
  const validade = avisoDe(a.tipo).validadeMin ?? VALIDADE_PADRAO_MIN
  return {
    a,
    r,
    textos,
    linha: {
      tipo: a.tipo,
      chave: a.chave ?? randomUUID(),
      destinatario: r.destinatario,
      usuId: r.usuId,
      cliId: r.cliId,
      nome: r.nome,
      titulo,
      texto,
      link: a.link ?? null,
      marca: a.marca ?? '',
      venceAt: a.venceAt ?? new Date(agora + validade * 60_000),
    },
  }
}

function destinosDe(c: Canal, r: Receptor, aparelhos: readonly { id: number; uid: string }[]) {
  if (c === 'sino') return r.usuId === null ? [] : [{ destino: '', insId: null }]
  if (c === 'push') return aparelhos.map(({ id, uid }) => ({ destino: uid, insId: id }))
  const destino = c === 'email' ? r.email : r.telefone
  return destino === null ? [] : [{ destino, insId: null }]
}

function entregasDe(
  o: OpcoesDoCorreio,
  casa: CasaQueAvisa,
  origem: string,
  n: Preparado & { readonly id: number },
  aparelhos: readonly { id: number; uid: string }[],
  agora: number,
): NovaEntrega[] {
  const { a, r, textos, linha, id } = n
  const d = avisoDe(a.tipo)
  const base = { aviId: id, usuId: r.usuId, marca: linha.marca }
  const sair =
    a.sairUrl ??
    (r.usuUid !== null && ehDeEscolha(a.tipo) && !ehObrigatorio(a.tipo, 'email')
      ? `${origem}/avisos/sair/${r.usuUid}/${a.tipo}/${seloDeSaida(o.segredo, casa.id, r.usuUid, a.tipo)}`
      : null)
  return canaisPossiveis(a.tipo)
    .filter((c) => (a.canais ?? r.canais ?? canaisPossiveis(a.tipo)).includes(c))
    .flatMap((canal): NovaEntrega[] => {
      const nada = (motivo: MotivoDeDispensa): NovaEntrega[] => [
        { ...base, canal, destino: '', insId: null, situacao: 'dispensada', motivo, quando: new Date(agora) },
      ]
      const j = julgarCanal(a.tipo, canal, {
        daCasa: casa.canais(a.tipo),
        daPessoa: (c) => r.preferencias.get(`${a.tipo}|${c}`) ?? r.padraoDoCanal(c),
      })
      if (j === 'fora') return []
      if (j !== 'usar') return nada(j)
      const destinos = destinosDe(canal, r, aparelhos)
      // A person without a device, or staff without a bell of their own, is no failure worth a row.
      if (destinos.length === 0)
        return canal === 'push' || canal === 'sino' || !d.canais.includes(canal) ? [] : nada('sem-contato')
      const tipo = { urgente: d.urgente ?? false, resumo: d.resumo ?? false }
      const q = quandoEntregar(canal, tipo, r.sossego, agora, linha.venceAt.getTime())
      if (q === null) return nada('vencida')
      const dito = textos(FORMA_DO_CANAL[canal])
      return destinos.map((x) => ({
        ...base,
        ...x,
        canal,
        situacao: q.quando > agora ? 'adiada' : 'pendente',
        motivo: null,
        quando: new Date(q.quando),
        noResumo: q.resumo,
        titulo: dito.titulo,
        texto: dito.texto,
        ...(canal === 'email' ? { responderA: a.responderA ?? null, sairUrl: sair } : {}),
      }))
    })
}
