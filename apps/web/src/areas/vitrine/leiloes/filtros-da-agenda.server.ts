// What of the agenda is asked for, as the URL says it, and the month as a grid of weeks.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { leiloesListaSite } from '@martelo/contracts/leiloes/leiloes-lista-site.contract.ts'
import { ehDia } from '@martelo/domain/calendario/dia.ts'
import { diaDaSemana, diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { MODALIDADES, type Modalidade } from '@martelo/domain/leiloes/leilao.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'

export type LeilaoDoSite = RespostaDe<typeof leiloesListaSite>[number]

export interface PedidoDaAgenda {
  readonly ver: 'lista' | 'mes'
  /** AAAA-MM */
  readonly mes: string
  readonly uf: string
  readonly modalidade: Modalidade | ''
}

const MES = /^\d{4}-(0[1-9]|1[0-2])$/

/** `agora`: epoch ms. What makes no sense is not asked for: an address typed by hand is not an error. */
export function lerPedido(busca: URLSearchParams, agora: number): PedidoDaAgenda {
  const mes = busca.get('mes') ?? ''
  const uf = (busca.get('estado') ?? '').toUpperCase()
  const modalidade = busca.get('modalidade') ?? ''
  return {
    ver: busca.get('ver') === 'mes' ? 'mes' : 'lista',
    mes: MES.test(mes) ? mes : diaEmBrasilia(agora).slice(0, 7),
    uf: /^[A-Z]{2}$/.test(uf) ? uf : '',
    modalidade: Object.hasOwn(MODALIDADES, modalidade) ? (modalidade as Modalidade) : '',
  }
}

/** The agenda's address with this changed. */
export function enderecoDaAgenda(
  p: PedidoDaAgenda,
  mudar: Partial<PedidoDaAgenda>,
  caminho: string = IR.agenda,
): string {
  const { ver, mes, uf, modalidade } = { ...p, ...mudar }
  const busca = new URLSearchParams({
    ...(ver === 'mes' ? { ver, mes } : {}),
    ...(uf ? { estado: uf } : {}),
    ...(modalidade ? { modalidade } : {}),
  }).toString()
  return busca === '' ? caminho : `${caminho}?${busca}`
}

export const combina = (p: PedidoDaAgenda, l: Pick<LeilaoDoSite, 'uf' | 'modalidade'>): boolean =>
  (p.uf === '' || l.uf === p.uf) && (p.modalidade === '' || l.modalidade === p.modalidade)

export function outroMes(mes: string, passo: 1 | -1): string {
  const [ano = 0, m = 0] = mes.split('-').map(Number)
  const n = ano * 12 + (m - 1) + passo
  return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
}

const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
export const nomeDoMes = (mes: string): string => `${MESES[Number(mes.slice(5)) - 1]} de ${mes.slice(0, 4)}`

export interface DiaDoMes<L> {
  readonly dia: string
  readonly leiloes: readonly L[]
}

/** Weeks from Sunday to Saturday; days of the neighbouring months are null. */
export function semanasDoMes<L extends { readonly data: string }>(
  mes: string,
  leiloes: readonly L[],
): (DiaDoMes<L> | null)[][] {
  const porDia = Map.groupBy(leiloes, (l) => diaEmBrasilia(Date.parse(l.data)))
  const celulas: (DiaDoMes<L> | null)[] = Array.from({ length: diaDaSemana(`${mes}-01`) }, () => null)
  for (let dia = `${mes}-01`; dia.startsWith(mes) && ehDia(dia); dia = somarDias(dia, 1))
    celulas.push({ dia, leiloes: porDia.get(dia) ?? [] })
  while (celulas.length % 7 !== 0) celulas.push(null)
  return Array.from({ length: celulas.length / 7 }, (_, i) => celulas.slice(i * 7, i * 7 + 7))
}
