// An inspection as a device has it: what was answered, which photographs there are, and how much of it the server has.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { itensQueFaltam, type RespostaEnviada } from '@martelo/domain/vistorias/respostas.ts'
import type { CategoriaDaVistoria, ItemDaVistoria } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import type { Respondido } from './responder-item.tsx'

export type Pacote = RespostaDe<Calls['GET /v1/vistorias/aparelho']>
export type VeiculoNoAparelho = Pacote['veiculos'][number]
type Destino = RespostaDe<Calls['POST /v1/vistorias/:uid/sincronizar']>['destino']

export interface FotoNoAparelho {
  /** from its content: the same picture of one item has one key */
  readonly chave: string
  readonly item: string
  readonly nome: string
  readonly tamanho: number
  /** the record that has it; null: on this device alone */
  readonly enviadaPara: string | null
}

export interface Rascunho {
  readonly uid: string
  /** whose work it is: no other person sends it */
  readonly usuUid: string
  readonly usuario: string
  readonly veiculo: VeiculoNoAparelho
  readonly tipoUid: string
  readonly tipo: string
  readonly saidaPatio: boolean
  readonly categorias: readonly CategoriaDaVistoria[]
  /** begun without network: asked for when it is sent */
  readonly criar: boolean
  readonly n: number
  readonly enviadoAte: number
  readonly respostas: Readonly<Record<string, RespostaEnviada>>
  readonly fotos: readonly FotoNoAparelho[]
  readonly inicio: string
  readonly fim: string | null
  readonly destino: Destino | null
  /** why it is kept beside the inspection */
  readonly motivo: string | null
  readonly podeAssumir: boolean
  readonly assumir: boolean
  readonly erro: string | null
  readonly terminada: boolean
  readonly mexidaEm: string
}

export const itensDo = (r: Pick<Rascunho, 'categorias'>): ItemDaVistoria[] =>
  r.categorias.flatMap((c) => c.itens)

type Autor = Pick<Rascunho, 'usuUid'> & { readonly nome: string }

export function novoRascunho(
  { usuUid, nome }: Autor,
  m: Pick<Rascunho, 'uid' | 'veiculo' | 'tipoUid' | 'tipo' | 'saidaPatio' | 'categorias' | 'criar'>,
): Rascunho {
  const agora = new Date().toISOString()
  return {
    ...m,
    usuUid,
    usuario: nome,
    n: 0,
    enviadoAte: 0,
    respostas: {},
    fotos: [],
    inicio: agora,
    fim: null,
    destino: null,
    motivo: null,
    podeAssumir: false,
    assumir: false,
    erro: null,
    terminada: false,
    mexidaEm: agora,
  }
}

/** What the server has of it already is shown, and not sent again. */
export const daFila = (
  { uid, veiculo, tipoUid, tipo, saidaPatio, categorias, respostas }: Pacote['vistorias'][number],
  autor: Autor,
): Rascunho => ({
  ...novoRascunho(autor, { uid, veiculo, tipoUid, tipo, saidaPatio, categorias, criar: false }),
  respostas: Object.fromEntries(respostas.map((r) => [r.item, r])),
  // It counts on from there: what it answers now is the later answer.
  n: Math.max(0, ...respostas.map((r) => r.n)),
  enviadoAte: Math.max(0, ...respostas.map((r) => r.n)),
})

/** An answer, with the next number of this device. */
export function responder(r: Rascunho, item: string, novo: Respondido, agora: string): Rascunho {
  const n = r.n + 1
  const { valores, marcacoes, observacao } = novo
  const resposta = { item, n, valores, marcacoes, observacao, aparelhoEm: agora }
  return { ...r, n, respostas: { ...r.respostas, [item]: resposta }, mexidaEm: agora }
}

export function porFoto(r: Rascunho, foto: Omit<FotoNoAparelho, 'enviadaPara'>, agora: string): Rascunho {
  if (r.fotos.some((f) => f.chave === foto.chave)) return r
  return { ...r, fotos: [...r.fotos, { ...foto, enviadaPara: null }], mexidaEm: agora }
}

/** Only what the server does not have yet. */
export const tirarFoto = (r: Rascunho, chave: string): Rascunho => ({
  ...r,
  fotos: r.fotos.filter((f) => f.chave !== chave || f.enviadaPara !== null),
})

export const respostasPorEnviar = (r: Rascunho): RespostaEnviada[] =>
  Object.values(r.respostas)
    .filter((x) => x.n > r.enviadoAte)
    .toSorted((a, b) => a.n - b.n)

export const fotosPorEnviar = (r: Rascunho): FotoNoAparelho[] =>
  r.fotos.filter((f) => f.enviadaPara === null || f.enviadaPara !== r.destino?.uid)

/** Names of obligatory items that are open. */
export function faltamNo(r: Rascunho): string[] {
  const fotos = new Map<string, number>()
  for (const f of r.fotos) fotos.set(f.item, (fotos.get(f.item) ?? 0) + 1)
  return itensQueFaltam(r.categorias, r.respostas, fotos).map((i) => i.nome)
}

/** Whether the server lacks something of it. */
export const temPorEnviar = (r: Rascunho): boolean =>
  !r.terminada &&
  (r.criar || r.assumir || r.fim !== null || respostasPorEnviar(r).length > 0 || fotosPorEnviar(r).length > 0)

/** Where the server puts it has changed: everything is sent there again; keys make it one. */
export function mudarDestino(r: Rascunho, destino: Destino): Rascunho {
  if (r.destino?.uid === destino.uid) return r
  return { ...r, destino, enviadoAte: r.destino === null ? r.enviadoAte : 0 }
}

/** In words, for the list. */
export function emQueEsta(r: Rascunho): string {
  if (r.terminada) return r.motivo === null ? 'Enviada' : 'Enviada como cópia'
  const partes = [
    r.fim === null ? 'Em andamento' : 'Concluída neste aparelho',
    respostasPorEnviar(r).length > 0 &&
      `${quantos(respostasPorEnviar(r).length, 'resposta', 'respostas')} por enviar`,
    fotosPorEnviar(r).length > 0 && `${quantos(fotosPorEnviar(r).length, 'foto', 'fotos')} por enviar`,
  ]
  const temTudo = partes.filter(Boolean).length === 1 && r.fim === null
  return temTudo && r.destino !== null ? 'Em andamento, tudo enviado' : partes.filter(Boolean).join(' · ')
}
