/**
 * Answers as devices send them. A device numbers what it writes: the higher number of an item is the later answer,
 * whatever the clocks say, and the same one again changes nothing.
 */
import { type Marca, marcaServe } from './danos.ts'
import {
  type CategoriaDaVistoria,
  ehDeImagem,
  type ItemDaVistoria,
  type TipoDeItem,
} from './tipo-de-vistoria.ts'

export const ESTADOS_DO_PNEU = {
  BOM: 'Bom',
  'MEIA-VIDA': 'Meia vida',
  TROCA: 'Trocar',
  FALTA: 'Sem pneu',
} as const
export type EstadoDoPneu = keyof typeof ESTADOS_DO_PNEU

export interface RespostaEnviada {
  readonly item: string
  /** counts what the device wrote, from 1 */
  readonly n: number
  /** one text, or several where several may be chosen; tyres are `roda=estado` */
  readonly valores: readonly string[]
  readonly marcacoes: readonly Marca[]
  readonly observacao: string
  /** by the device's clock */
  readonly aparelhoEm: string
}
export interface Resposta extends Omit<RespostaEnviada, 'item'> {
  readonly aparelho: string
  /** by the server's clock */
  readonly recebidaEm: string
}
export type Respostas = Readonly<Record<string, Resposta>>

const MAXIMO_DE_MARCAS = 60
const MAIOR_TEXTO = 2000

/** Tyres by wheel, as they are written in an answer. */
export function pneusDe(valores: readonly string[]): [roda: string, estado: EstadoDoPneu][] {
  return valores.flatMap((v) => {
    const corte = v.lastIndexOf('=')
    const estado = v.slice(corte + 1)
    return corte > 0 && Object.hasOwn(ESTADOS_DO_PNEU, estado)
      ? [[v.slice(0, corte), estado as EstadoDoPneu] as [string, EstadoDoPneu]]
      : []
  })
}

const CONFERE: Readonly<Record<TipoDeItem, (i: ItemDaVistoria, v: readonly string[]) => boolean>> = {
  simNao: (_, v) => v.length <= 1 && v.every((x) => x === 'Sim' || x === 'Não'),
  opcao: (i, v) => v.length <= 1 && v.every((x) => i.opcoes.some((o) => o.valor === x)),
  opcoes: (i, v) => new Set(v).size === v.length && v.every((x) => i.opcoes.some((o) => o.valor === x)),
  texto: (_, v) => v.length <= 1,
  numero: (_, v) => v.length <= 1 && v.every((x) => /^\d{1,9}(?:,\d{1,2})?$/.test(x)),
  pneus: (i, v) => pneusDe(v).length === v.length && pneusDe(v).every(([roda]) => i.rodas.includes(roda)),
  foto: (_, v) => v.length === 0,
  marcacao: (_, v) => v.length === 0,
  assinatura: (_, v) => v.length <= 1,
}

/** Whether an answer fits what is asked; what does not is left out and named. */
export const respostaServe = (i: ItemDaVistoria, r: RespostaEnviada): boolean =>
  CONFERE[i.tipo](i, r.valores) &&
  r.valores.every((v) => v.length <= MAIOR_TEXTO) &&
  r.observacao.length <= MAIOR_TEXTO &&
  r.marcacoes.length <= (i.tipo === 'marcacao' ? MAXIMO_DE_MARCAS : 0) &&
  r.marcacoes.every(marcaServe)

const itensDe = (categorias: readonly CategoriaDaVistoria[]): ItemDaVistoria[] =>
  categorias.flatMap((c) => c.itens)

/** What is there with what came; items that are not asked, or answers that do not fit, come back by name. */
export function juntarRespostas(
  categorias: readonly CategoriaDaVistoria[],
  atuais: Respostas,
  chegadas: readonly RespostaEnviada[],
  { aparelho, recebidaEm }: Pick<Resposta, 'aparelho' | 'recebidaEm'>,
): { respostas: Respostas; recusadas: string[]; mudou: boolean } {
  const itens = new Map(itensDe(categorias).map((i) => [i.id, i]))
  const novas: Record<string, Resposta> = { ...atuais }
  const recusadas: string[] = []
  let mudou = false
  for (const r of chegadas) {
    const item = itens.get(r.item)
    if (item === undefined || !respostaServe(item, r)) {
      recusadas.push(item?.nome ?? r.item)
      continue
    }
    const antes = novas[r.item]
    // Devices count for themselves: of another one, the answer that comes now is the later one.
    if (antes?.aparelho === aparelho && antes.n >= r.n) continue
    const { item: _, ...resto } = r
    novas[r.item] = { ...resto, aparelho, recebidaEm }
    mudou = true
  }
  return { respostas: novas, recusadas, mudou }
}

/** Whether an item has its answer. `fotos`: how many pictures of it there are. */
export const temResposta = (
  i: ItemDaVistoria,
  r: Pick<Resposta, 'valores' | 'marcacoes'> | undefined,
  fotos: number,
): boolean => {
  if (ehDeImagem(i.tipo)) return fotos > 0
  // A drawing that was looked at and has no mark is an answer too.
  if (i.tipo === 'marcacao') return r !== undefined
  if (i.tipo === 'pneus') return pneusDe(r?.valores ?? []).length === i.rodas.length
  return (r?.valores ?? []).some((v) => v.trim() !== '')
}

/** Obligatory items without an answer, in their order. */
export const itensQueFaltam = (
  categorias: readonly CategoriaDaVistoria[],
  respostas: Readonly<Record<string, Pick<Resposta, 'valores' | 'marcacoes'>>>,
  fotos: ReadonlyMap<string, number>,
): ItemDaVistoria[] =>
  itensDe(categorias).filter((i) => i.obrigatorio && !temResposta(i, respostas[i.id], fotos.get(i.id) ?? 0))

/** An answer in words. */
export function emPalavras(i: ItemDaVistoria, r: Pick<Resposta, 'valores'> | undefined): string {
  if (r === undefined || r.valores.length === 0) return ''
  if (i.tipo === 'pneus')
    return pneusDe(r.valores)
      .map(([roda, estado]) => `${roda}: ${ESTADOS_DO_PNEU[estado]}`)
      .join('; ')
  return r.valores.join(', ')
}
